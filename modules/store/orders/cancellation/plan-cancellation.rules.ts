import type { OrderWithParcels, OrderDoc, FulfilmentDoc } from '../order/order.queries.ts'
import { changeErrors } from '../errors.ts'
import {
  findEmptiedParcels,
  creditLine,
  remainingQuantity,
  type CreditedLine,
  type RequestedItem,
} from '../order-line/credit-line.rules.ts'
import { creditedAmount } from '../balance/order-posting.rules.ts'
import type { FulfilmentState } from '../fulfilment/fulfilment.states.ts'

type Line = OrderDoc['lines'][number]

/** What somebody wants to take off an order. */
export interface CancellationRequest {
  /** Null: all that can be cancelled still. */
  readonly requestedItems: readonly RequestedItem[] | null
  /** One parcel alone; null for all of them. */
  readonly parcel: string | null
  /** Staff cancel what is packed too, as long as it has not left. */
  readonly isStaff: boolean
}

/** What goes then. Amounts in minor units. */
interface CancellationPlan {
  readonly creditedLines: readonly CreditedLine<Line>[]
  /** Parcels of which nothing is left: their delivery is owed no longer either, nor the fee for paying there. */
  readonly emptied: readonly FulfilmentDoc[]
  readonly worth: number
}

const buyerCancellableStates: ReadonlySet<FulfilmentState> = new Set([
  'awaiting payment',
  'placed',
  'confirmed',
])

const isCancellable = ({ state }: FulfilmentDoc, isStaff: boolean): boolean =>
  buyerCancellableStates.has(state) || (isStaff && state === 'packed')

function creditRequestedLine(
  lines: readonly Line[],
  { line: name, quantity }: RequestedItem,
  at: number,
): CreditedLine<Line> {
  const line = lines.find((one) => one.name === name)
  if (!line) throw changeErrors.unknown_line(`items.${at}.line`)
  const left = remainingQuantity(line)
  if (quantity > left)
    throw changeErrors.too_many_pieces(line.title, { left, pending: 0 }, `items.${at}.quantity`)
  return creditLine(line, quantity)
}

/** What goes: what was asked for, or all that can. Refuses what is packed, gone or not there. */
function findCancelledLines(
  { order, parcels }: OrderWithParcels,
  { requestedItems, parcel, isStaff }: CancellationRequest,
): readonly CreditedLine<Line>[] {
  const open = new Set(parcels.filter((one) => isCancellable(one, isStaff)).map(({ name }) => name))
  const isOpen = (line: Line) => line.parcel !== null && open.has(line.parcel)
  const inReach = order.lines.filter((line) => parcel === null || line.parcel === parcel)
  if (requestedItems === null) {
    const all = inReach.filter((line) => isOpen(line) && remainingQuantity(line) > 0)
    if (all.length === 0)
      throw inReach.some((line) => remainingQuantity(line) > 0)
        ? changeErrors.packed_already()
        : changeErrors.nothing_to_cancel()
    return all.map((line) => creditLine(line, remainingQuantity(line)))
  }
  const creditedLines = requestedItems.map((one, at) => creditRequestedLine(inReach, one, at))
  if (creditedLines.some(({ line }) => !isOpen(line))) throw changeErrors.packed_already()
  return creditedLines
}

/** What goes of an order as it stands, and what it is worth; refuses what cannot. */
export function planCancellation(held: OrderWithParcels, wanted: CancellationRequest): CancellationPlan {
  const creditedLines = findCancelledLines(held, wanted)
  const emptied = findEmptiedParcels(held.parcels, held.order.lines, creditedLines)
  return { creditedLines, emptied, worth: creditedAmount({ creditedLines, parcels: emptied }) }
}
