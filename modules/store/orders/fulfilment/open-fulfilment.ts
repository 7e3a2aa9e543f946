import { text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { changeErrors } from '../errors.ts'
import { Fulfilment } from './fulfilment.doctype.ts'
import type { FulfilmentState } from './fulfilment.states.ts'

/** What is to be done with a parcel, the most pressing first. */
const pressing: readonly FulfilmentState[] = ['placed', 'confirmed', 'packed', 'shipped']

/** The parcel that something is to be done with first: of those that stand alike, the one with the lowest number. */
function nextParcel<P extends { readonly state: FulfilmentState }>(parcels: readonly P[]): P | null {
  const waiting = pressing.flatMap((state) => parcels.filter((parcel) => parcel.state === state))
  return waiting[0] ?? null
}

/** An order has far fewer. */
const MOST_PARCELS = 100

/** The desk's button on an order: shows the parcel of it that something is to be done with first, of those that the caller reads. */
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
