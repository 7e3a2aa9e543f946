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
import type { OrderWithParcels, FulfilmentDoc } from '../order/order.queries.ts'

export interface ReturnableLine extends SoldLine {
  readonly title: string
  readonly returnable: 0 | 1
  readonly return_days: number
  readonly is_digital: 0 | 1
}

interface ArrivedParcel {
  readonly name: string
  readonly state: FulfilmentState
  /** Local time of the site; null while in transit. */
  readonly delivered_at: string | null
}

/** Returns the last day for a return ('YYYY-MM-DD'); null when not returnable or not delivered. */
export function lastReturnDay(line: ReturnableLine, { state, delivered_at }: ArrivedParcel): string | null {
  if (line.returnable === 0 || line.return_days === 0 || line.is_digital === 1) return null
  if (state !== 'delivered' || delivered_at === null) return null
  return addDays(delivered_at.slice(0, 10), line.return_days)
}

interface EligibilityContext {
  readonly lines: readonly ReturnableLine[]
  readonly parcels: readonly ArrivedParcel[]
  readonly pending: ReadonlyMap<string, number>
  readonly today: string
}

export function countReturnableQuantity(
  line: ReturnableLine,
  parcel: ArrivedParcel,
  { pending, today }: Pick<EligibilityContext, 'pending' | 'today'>,
): number {
  const until = lastReturnDay(line, parcel)
  if (until === null || until < today) return 0
  return Math.max(0, remainingQuantity(line) - (pending.get(line.name) ?? 0))
}

interface RequestedReturn {
  readonly line: ReturnableLine
  readonly parcel: ArrivedParcel
  readonly quantity: number
  readonly field: string
}

function requireReturnable(
  { line, parcel, quantity, field }: RequestedReturn,
  eligibility: Pick<EligibilityContext, 'pending' | 'today'>,
): void {
  if (parcel.state !== 'delivered') throw changeErrors.not_delivered()
  const until = lastReturnDay(line, parcel)
  if (until === null) throw changeErrors.not_returnable(line.title, field)
  if (until < eligibility.today) throw changeErrors.return_too_late(line.title, field)
  const left = countReturnableQuantity(line, parcel, eligibility)
  const pending = eligibility.pending.get(line.name) ?? 0
  if (quantity > left) throw changeErrors.too_many_pieces(line.title, { left, pending }, field)
}

/** Selects the lines to return, all of one delivered package. Refuses others, naming the position. */
export function selectReturnedLines<Line extends ReturnableLine>(
  requestedItems: readonly RequestedItem[],
  eligibility: Omit<EligibilityContext, 'lines'> & { readonly lines: readonly Line[] },
): {
  readonly parcel: string
  readonly items: readonly { readonly line: Line; readonly quantity: number }[]
} {
  const items = requestedItems.map(({ line: name, quantity }, at) => {
    const line = eligibility.lines.find((one) => one.name === name)
    const parcel = eligibility.parcels.find((one) => one.name === line?.parcel)
    if (!line || !parcel) throw changeErrors.unknown_line(`items.${at}.line`)
    requireReturnable({ line, parcel, quantity, field: `items.${at}.quantity` }, eligibility)
    return { line, quantity, parcel: parcel.name }
  })
  const [first, ...others] = new Set(items.map(({ parcel }) => parcel))
  if (first === undefined) throw changeErrors.nothing_chosen()
  if (others.length > 0) throw changeErrors.several_parcels()
  return { parcel: first, items }
}

type Line = OrderWithParcels['order']['lines'][number]

interface ReturnedItems {
  readonly parcel: string
  readonly with_delivery: 0 | 1
  readonly items: readonly { readonly order_line: string; readonly quantity: number }[]
}

export interface ReturnCredit {
  readonly order: string
  readonly creditedLines: readonly CreditedLine<Line>[]
  readonly parcels: readonly FulfilmentDoc[]
}

function findCreditedLines(
  { order }: OrderWithParcels,
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
export function planReturnCredit(held: OrderWithParcels, returned: ReturnedItems): ReturnCredit {
  const creditedLines = findCreditedLines(held, returned)
  const { parcel, with_delivery } = returned
  const parcels = findRefundedDelivery(held, { parcel, with_delivery, creditedLines })
  return { order: held.order.name, creditedLines, parcels }
}

interface ReturnedLines {
  readonly parcel: string
  readonly with_delivery: 0 | 1
  readonly creditedLines: readonly CreditedLine[]
}

/** Returns the package whose delivery charge is refunded: when all of it is returned and the seller agrees. */
export function findRefundedDelivery(
  { order, parcels }: OrderWithParcels,
  { parcel, with_delivery, creditedLines }: ReturnedLines,
): readonly FulfilmentDoc[] {
  const goes = new Map(creditedLines.map(({ line, quantity }) => [line.name, quantity]))
  const isFullyReturned = order.lines
    .filter((line) => line.parcel === parcel)
    .every((line) => remainingQuantity(line) === (goes.get(line.name) ?? 0))
  return with_delivery === 1 && isFullyReturned ? parcels.filter(({ name }) => name === parcel) : []
}
