import { addDays } from '#meta'
import { changeErrors } from '../errors.ts'
import {
  remainingQuantity,
  type RequestedItem,
  type SoldLine,
  creditLine,
  type CreditedLine,
} from '../order-line/credit-line.rules.ts'
import type { FulfilmentState } from '../fulfilment/fulfilment.states.ts'
import type { OrderWithFulfilments, FulfilmentDoc } from '../order/order.queries.ts'

export interface ReturnableLine extends SoldLine {
  readonly title: string
  readonly returnable: 0 | 1
  readonly return_days: number
  readonly is_digital: 0 | 1
}

interface ArrivedFulfilment {
  readonly name: string
  readonly state: FulfilmentState
  /** Local time of the site; null while in transit. */
  readonly delivered_at: string | null
}

/** Returns the last day for a return ('YYYY-MM-DD'); null when not returnable or not delivered. */
export function lastReturnDay(
  line: ReturnableLine,
  { state, delivered_at }: ArrivedFulfilment,
): string | null {
  if (line.returnable === 0 || line.return_days === 0 || line.is_digital === 1) return null
  if (state !== 'delivered' || delivered_at === null) return null
  return addDays(delivered_at.slice(0, 10), line.return_days)
}

/** Returns the day after the last day on which something of a delivered package may be returned. */
export function firstDayAfterReturns(
  lines: readonly ReturnableLine[],
  fulfilment: ArrivedFulfilment,
  today: string,
): string {
  const days = lines.flatMap((line) => lastReturnDay(line, fulfilment) ?? [])
  return addDays(days.toSorted().at(-1) ?? today, 1)
}

interface EligibilityContext {
  readonly lines: readonly ReturnableLine[]
  readonly fulfilments: readonly ArrivedFulfilment[]
  readonly pending: ReadonlyMap<string, number>
  readonly today: string
}

export function countReturnableQuantity(
  line: ReturnableLine,
  fulfilment: ArrivedFulfilment,
  { pending, today }: Pick<EligibilityContext, 'pending' | 'today'>,
): number {
  const until = lastReturnDay(line, fulfilment)
  if (until === null || until < today) return 0
  return Math.max(0, remainingQuantity(line) - (pending.get(line.name) ?? 0))
}

interface RequestedReturn {
  readonly line: ReturnableLine
  readonly fulfilment: ArrivedFulfilment
  readonly quantity: number
  readonly field: string
}

function requireReturnable(
  { line, fulfilment, quantity, field }: RequestedReturn,
  eligibility: Pick<EligibilityContext, 'pending' | 'today'>,
): void {
  if (fulfilment.state !== 'delivered') throw changeErrors.not_delivered()
  const until = lastReturnDay(line, fulfilment)
  if (until === null) throw changeErrors.not_returnable(line.title, field)
  if (until < eligibility.today) throw changeErrors.return_too_late(line.title, field)
  const left = countReturnableQuantity(line, fulfilment, eligibility)
  const pending = eligibility.pending.get(line.name) ?? 0
  if (quantity > left) throw changeErrors.too_many_pieces(line.title, { left, pending }, field)
}

/** Selects the lines to return, all of one delivered package. Refuses others, naming the position. */
export function selectReturnedLines<Line extends ReturnableLine>(
  requestedItems: readonly RequestedItem[],
  eligibility: Omit<EligibilityContext, 'lines'> & { readonly lines: readonly Line[] },
): {
  readonly fulfilment: string
  readonly items: readonly { readonly line: Line; readonly quantity: number }[]
} {
  const items = requestedItems.map(({ line: name, quantity }, at) => {
    const line = eligibility.lines.find((one) => one.name === name)
    const fulfilment = eligibility.fulfilments.find((one) => one.name === line?.fulfilment)
    if (!line || !fulfilment) throw changeErrors.unknown_line(`items.${at}.line`)
    requireReturnable({ line, fulfilment, quantity, field: `items.${at}.quantity` }, eligibility)
    return { line, quantity, fulfilment: fulfilment.name }
  })
  const [first, ...others] = new Set(items.map(({ fulfilment }) => fulfilment))
  if (first === undefined) throw changeErrors.nothing_chosen()
  if (others.length > 0) throw changeErrors.several_fulfilments()
  return { fulfilment: first, items }
}

type Line = OrderWithFulfilments['order']['lines'][number]

interface ReturnedItems {
  readonly fulfilment: string
  readonly with_delivery: 0 | 1
  readonly items: readonly { readonly order_line: string; readonly quantity: number }[]
}

export interface ReturnCredit {
  readonly order: string
  readonly creditedLines: readonly CreditedLine<Line>[]
  readonly fulfilments: readonly FulfilmentDoc[]
}

function findCreditedLines(
  { order }: OrderWithFulfilments,
  { items }: ReturnedItems,
): readonly CreditedLine<Line>[] {
  return items.map(({ order_line, quantity }, at) => {
    const line = order.lines.find(({ name }) => name === order_line)
    if (!line) throw changeErrors.unknown_line(`items.${at}.line`)
    const left = remainingQuantity(line)
    if (quantity > left)
      throw changeErrors.too_many_pieces(line.title, { left, pending: 0 }, `items.${at}.quantity`)
    return creditLine(line, quantity)
  })
}

/** Plans the credit of a return; preview and refund share this plan. */
export function planReturnCredit(held: OrderWithFulfilments, returned: ReturnedItems): ReturnCredit {
  const creditedLines = findCreditedLines(held, returned)
  const { fulfilment, with_delivery } = returned
  const fulfilments = findRefundedDelivery(held, { fulfilment, with_delivery, creditedLines })
  return { order: held.order.name, creditedLines, fulfilments }
}

interface ReturnedLines {
  readonly fulfilment: string
  readonly with_delivery: 0 | 1
  readonly creditedLines: readonly CreditedLine[]
}

/** Returns the package whose delivery charge is refunded: when all of it is returned and the seller agrees. */
export function findRefundedDelivery(
  { order, fulfilments }: OrderWithFulfilments,
  { fulfilment, with_delivery, creditedLines }: ReturnedLines,
): readonly FulfilmentDoc[] {
  const goes = new Map(creditedLines.map(({ line, quantity }) => [line.name, quantity]))
  const isFullyReturned = order.lines
    .filter((line) => line.fulfilment === fulfilment)
    .every((line) => remainingQuantity(line) === (goes.get(line.name) ?? 0))
  return with_delivery === 1 && isFullyReturned ? fulfilments.filter(({ name }) => name === fulfilment) : []
}
