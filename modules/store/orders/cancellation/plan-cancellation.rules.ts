import type { OrderWithFulfilments, OrderDoc, FulfilmentDoc } from '../order/order.queries.ts'
import { changeErrors } from '../errors.ts'
import {
  findEmptiedFulfilments,
  creditLine,
  remainingQuantity,
  type CreditedLine,
  type RequestedItem,
} from '../order-line/credit-line.rules.ts'
import { creditedAmount } from '../balance/order-posting.rules.ts'
import { isUnpacked } from '../fulfilment/fulfilment.states.ts'

type Line = OrderDoc['lines'][number]

export interface CancellationRequest {
  /** Null: all that can still be cancelled. */
  readonly requestedItems: readonly RequestedItem[] | null
  /** Limits the cancellation to one package; null for all. */
  readonly fulfilment: string | null
  /** Staff may cancel packed items until dispatch. */
  readonly isStaff: boolean
}

/** A planned cancellation. Amounts in minor units. */
interface CancellationPlan {
  readonly creditedLines: readonly CreditedLine<Line>[]
  readonly emptied: readonly FulfilmentDoc[]
  readonly worth: number
}

const isCancellable = ({ state }: FulfilmentDoc, isStaff: boolean): boolean =>
  isUnpacked(state) || (isStaff && state === 'packed')

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
  { order, fulfilments }: OrderWithFulfilments,
  { requestedItems, fulfilment, isStaff }: CancellationRequest,
): readonly CreditedLine<Line>[] {
  const open = new Set(fulfilments.filter((one) => isCancellable(one, isStaff)).map(({ name }) => name))
  const isOpen = (line: Line) => line.fulfilment !== null && open.has(line.fulfilment)
  const inReach = order.lines.filter((line) => fulfilment === null || line.fulfilment === fulfilment)
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

export function planCancellation(held: OrderWithFulfilments, wanted: CancellationRequest): CancellationPlan {
  const creditedLines = findCancelledLines(held, wanted)
  const emptied = findEmptiedFulfilments(held.fulfilments, held.order.lines, creditedLines)
  return { creditedLines, emptied, worth: creditedAmount({ creditedLines, fulfilments: emptied }) }
}
