import type { Documents } from '#framework/documents'
import type { PaymentPlace } from '#money/payments'
import { takeBack } from '#store/inventory'
import { Parcel } from '../doctypes/parcel.doctype.ts'
import { lockOrder, type HeldOrder, type ParcelDoc } from '../doctypes/parcel.queries.ts'
import { reasons } from '../rules/credit-reasons.ts'
import type { UndeliveredState } from '../rules/parcel-states.ts'
import { planEnding } from '../rules/plan-ending.ts'
import { stockOf } from '../rules/stock-of-lines.ts'
import { takeOff } from './cancel-pieces.ts'

/** What lay in it can be bought again; what was paid back of it already lay in it as well. */
async function putBack(system: Documents, held: HeldOrder, parcel: ParcelDoc): Promise<void> {
  const own = held.order.lines.filter((line) => line.parcel === parcel.name)
  const inside = own.map((line) => ({
    line,
    quantity: line.quantity - line.cancelled_quantity - line.returned_quantity,
  }))
  const lines = stockOf(inside)
  const source = { type: Parcel.name, name: parcel.name }
  if (lines.length > 0) await takeBack(system, { source, lines })
}

/**
 * A parcel that left does not arrive: what it holds is owed no longer, and what was paid for it goes back. What came back lies
 * in its branch again where it can be sold; what was lost does not. Said twice it is once. `system` acts as the system.
 */
export async function endParcel(
  system: Documents,
  place: PaymentPlace,
  { parcel: name, state }: { readonly parcel: string; readonly state: UndeliveredState },
): Promise<void> {
  const { order } = await system.get(Parcel, name)
  const held = await lockOrder(system, order)
  if (held.parcels.some((one) => one.name === name && one.state === state)) return
  const { parcel, going, worth } = planEnding(held, name)
  if (state === 'returned' && parcel.restock === 1) await putBack(system, held, parcel)
  const ended = { going, emptied: [parcel], ended: { state } }
  await takeOff(system, place, { held, ...ended, worth, reason: reasons[state].text })
  const { business } = parcel
  await system.emit(`orders.parcel_${state}`, {
    parcel: name,
    order,
    business,
    from: 'shipped',
    amount: worth,
  })
}
