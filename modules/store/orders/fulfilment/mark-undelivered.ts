import type { Context } from '#framework/context'
import { fulfilmentEvents } from '../events.ts'
import type { Documents } from '#framework/documents'
import { returnToStock } from '#store/inventory'
import { Fulfilment } from './fulfilment.doctype.ts'
import {
  lockOrder,
  type OrderWithParcels,
  type FulfilmentDoc,
  type OrderDoc,
} from '../order/order.queries.ts'
import { reasons } from '../invoice/issue-tax-document.ts'
import type { UndeliveredState } from './fulfilment.states.ts'
import { stockLines } from '../order-line/order-lines.rules.ts'
import { creditItems } from '../cancellation/cancel-items.ts'
import { changeErrors } from '../errors.ts'
import { creditLine, remainingQuantity, type CreditedLine } from '../order-line/credit-line.rules.ts'
import { creditedAmount } from '../balance/order-posting.rules.ts'

async function restockParcel(
  system: Documents,
  held: OrderWithParcels,
  parcel: FulfilmentDoc,
): Promise<void> {
  const own = held.order.lines.filter((line) => line.parcel === parcel.name)
  const inside = own.map((line) => ({
    line,
    quantity: line.quantity - line.cancelled_quantity - line.returned_quantity,
  }))
  const lines = stockLines(inside)
  const source = { type: Fulfilment.name, name: parcel.name }
  if (lines.length > 0) await returnToStock(system, { source, lines })
}

/**
 * Ends a dispatched package that was not delivered: credits and refunds it, and restocks returned items that can be
 * sold. Idempotent. `system` acts as the system.
 */
export async function markUndelivered(
  system: Documents,
  place: Context,
  { parcel: name, state }: { readonly parcel: string; readonly state: UndeliveredState },
): Promise<void> {
  const { order } = await system.get(Fulfilment, name)
  const held = await lockOrder(system, order)
  if (held.parcels.some((one) => one.name === name && one.state === state)) return
  const { parcel, creditedLines, worth } = planUndelivered(held, name)
  if (state === 'returned' && parcel.restock === 1) await restockParcel(system, held, parcel)
  const ended = { creditedLines, emptied: [parcel], ended: { state } }
  await creditItems(system, place, { held, ...ended, worth, reason: reasons[state].text })
  const { business } = parcel
  await system.emit(fulfilmentEvents[state], {
    parcel: name,
    order,
    business,
    from: 'shipped',
    amount: worth,
  })
}

type Line = OrderDoc['lines'][number]

interface UndeliveredPlan {
  readonly parcel: FulfilmentDoc
  readonly creditedLines: readonly CreditedLine<Line>[]
  /** Credited value including delivery, in minor units. */
  readonly worth: number
}

export function planUndelivered({ order, parcels }: OrderWithParcels, name: string): UndeliveredPlan {
  const parcel = parcels.find((one) => one.name === name)
  if (parcel?.state !== 'shipped') throw changeErrors.not_on_its_way()
  const creditedLines = order.lines
    .filter((line) => line.parcel === name && remainingQuantity(line) > 0)
    .map((line) => creditLine(line, remainingQuantity(line)))
  return { parcel, creditedLines, worth: creditedAmount({ creditedLines, parcels: [parcel] }) }
}
