import { text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { changeErrors } from '../errors.ts'
import { Fulfilment } from './fulfilment.doctype.ts'
import type { FulfilmentState } from './fulfilment.states.ts'

const pressing: readonly FulfilmentState[] = ['placed', 'confirmed', 'packed', 'shipped']

function nextParcel<P extends { readonly state: FulfilmentState }>(parcels: readonly P[]): P | null {
  const waiting = pressing.flatMap((state) => parcels.filter((parcel) => parcel.state === state))
  return waiting[0] ?? null
}

const MOST_PARCELS = 100

/** Returns the order's next fulfilment to act on, of those that the caller may read. */
export const openFulfilment = method({
  renamedFrom: 'orders.open_parcel',
  access: onlyRoles('System Manager', 'Store Manager', 'School Office'),
  input: { name: text({ required: true }) },
  async run({ input, documents }) {
    const where = { order: input.name }
    const parcels = await documents.find(Fulfilment, { where, order_by: 'number asc', limit: MOST_PARCELS })
    const next = nextParcel(parcels)
    if (next === null) throw changeErrors.fixed()
    return { doctype: 'Parcel', name: next.name }
  },
})
