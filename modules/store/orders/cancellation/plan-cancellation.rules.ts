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

export interface CancellationRequest {
  /** Null: all that can still be cancelled. */
  readonly requestedItems: readonly RequestedItem[] | null
  /** Limits the cancellation to one package; null for all. */
  readonly parcel: string | null
  /** Staff may cancel packed items until dispatch. */
  readonly isStaff: boolean
}

/** A planned cancellation. Amounts in minor units. */
interface CancellationPlan {
  readonly creditedLines: readonly CreditedLine<Line>[]
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

/** Returns the requested lines, or all that can be cancelled. Refuses packed, dispatched and missing items. */
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

export function planCancellation(held: OrderWithParcels, wanted: CancellationRequest): CancellationPlan {
  const creditedLines = findCancelledLines(held, wanted)
  const emptied = findEmptiedParcels(held.parcels, held.order.lines, creditedLines)
  return { creditedLines, emptied, worth: creditedAmount({ creditedLines, parcels: emptied }) }
}
