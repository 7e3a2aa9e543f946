import { text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { changeErrors } from '../errors.ts'
import { Fulfilment } from './fulfilment.doctype.ts'
import type { FulfilmentState } from './fulfilment.states.ts'

const pressing: readonly FulfilmentState[] = ['placed', 'confirmed', 'packed', 'shipped']

function nextFulfilment<P extends { readonly state: FulfilmentState }>(fulfilments: readonly P[]): P | null {
  const waiting = pressing.flatMap((state) => fulfilments.filter((fulfilment) => fulfilment.state === state))
  return waiting[0] ?? null
}

const MAX_FULFILMENTS = 100

/** Returns the order's next fulfilment to act on, of those that the caller may read. */
export const openFulfilment = method({
  renamedFrom: 'orders.open_parcel',
  access: onlyRoles('System Manager', 'Store Manager', 'School Office'),
  input: { name: text({ required: true }) },
  async run({ input, documents }) {
    const where = { order: input.name }
    const fulfilments = await documents.find(Fulfilment, {
      where,
      order_by: 'number asc',
      limit: MAX_FULFILMENTS,
    })
    const next = nextFulfilment(fulfilments)
    if (next === null) throw changeErrors.fixed()
    return { doctype: 'Fulfilment', name: next.name }
  },
})
