import { splitProportionally } from '#money/payments'
import type { OrderWithFulfilments, OrderDoc, FulfilmentDoc } from '../order/order.queries.ts'
import { changeErrors } from '../errors.ts'
import {
  creditLine,
  remainingQuantity,
  remainingAmount,
  deliveryCharge,
  reduceLine,
  type CreditedLine,
  type RequestedItem,
  subtractAmounts,
  shareOfAmounts,
} from '../order-line/credit-line.rules.ts'
import { creditedAmount } from '../balance/order-posting.rules.ts'
import { allowanceRow, itemRow, deliveryRows, type InvoiceRow } from '../invoice/invoice.rules.ts'
import type { FulfilmentState } from '../fulfilment/fulfilment.states.ts'

type Line = OrderDoc['lines'][number]
type RefundedLine = CreditedLine<Line>

export interface FulfilmentRefundRequest {
  readonly fulfilment: string
  readonly requestedItems: readonly RequestedItem[]
  readonly isWithDelivery: boolean
  /** Price allowance in minor units, allocated to the remaining lines. */
  readonly allowance: number
}

export interface RefundPlan {
  readonly fulfilment: FulfilmentDoc
  readonly creditedLines: readonly RefundedLine[]
  readonly allowed: readonly RefundedLine[]
  readonly refundedDeliveries: readonly FulfilmentDoc[]
  readonly lines: readonly Line[]
  readonly worth: number
  readonly rows: readonly InvoiceRow[]
}

const sent: ReadonlySet<FulfilmentState> = new Set(['shipped', 'delivered'])

function sentFulfilment({ fulfilments }: OrderWithFulfilments, name: string): FulfilmentDoc {
  const fulfilment = fulfilments.find((one) => one.name === name)
  if (!fulfilment || !sent.has(fulfilment.state)) throw changeErrors.not_sent()
  return fulfilment
}

interface RefundContext {
  readonly wanted: FulfilmentRefundRequest
  readonly pending: ReadonlyMap<string, number>
}

function findRefundedLines(
  { order }: OrderWithFulfilments,
  { wanted, pending }: RefundContext,
): readonly RefundedLine[] {
  return wanted.requestedItems.map(({ line: name, quantity }, at) => {
    const field = `items.${at}.quantity`
    const line = order.lines.find((one) => one.name === name && one.fulfilment === wanted.fulfilment)
    if (!line) throw changeErrors.unknown_line(field)
    const asked = pending.get(name) ?? 0
    const left = remainingQuantity(line) - asked
    if (quantity > left) throw changeErrors.too_many_pieces(line.title, { left, pending: asked }, field)
    return creditLine(line, quantity)
  })
}

function reduceLines(lines: readonly Line[], creditedLines: readonly RefundedLine[]): readonly Line[] {
  const refundedQuantities = new Map(creditedLines.map(({ line, quantity }) => [line.name, quantity]))
  return lines.map((line) => reduceLine(line, refundedQuantities.get(line.name) ?? 0, 'refunded_quantity'))
}

function allocateAllowance(
  lines: readonly Line[],
  { fulfilment, allowance }: FulfilmentRefundRequest,
): readonly RefundedLine[] {
  if (allowance === 0) return []
  const own = lines.filter((line) => line.fulfilment === fulfilment)
  const rests = own.map((line) => remainingAmount(line))
  const most = rests.reduce((sum, { total }) => sum + total, 0)
  if (allowance > most) throw changeErrors.allowance_too_large(most)
  const shares = splitProportionally(
    allowance,
    rests.map(({ total }) => total),
  )
  return own.flatMap((line, at) => {
    const [rest, share] = [rests[at], shares[at] ?? 0]
    if (!rest || share === 0) return []
    return [{ line, quantity: 0, money: subtractAmounts(rest, shareOfAmounts(rest, rest.total - share)) }]
  })
}

const allowanceOf = (allowed: readonly RefundedLine[], name: string): number =>
  allowed.find(({ line }) => line.name === name)?.money.total ?? 0

function rowsOf({
  creditedLines,
  allowed,
  refundedDeliveries,
}: Pick<RefundPlan, 'creditedLines' | 'allowed' | 'refundedDeliveries'>) {
  return [
    ...creditedLines.map(({ line, quantity, money }) => itemRow(line, quantity, money)),
    ...allowed.map(({ line, money }) => allowanceRow(line, money)),
    ...refundedDeliveries.flatMap(deliveryRows),
  ]
}

export function calculateRefund(held: OrderWithFulfilments, refundContext: RefundContext): RefundPlan {
  const { wanted } = refundContext
  const fulfilment = sentFulfilment(held, wanted.fulfilment)
  const creditedLines = findRefundedLines(held, refundContext)
  const reducedLines = reduceLines(held.order.lines, creditedLines)
  const allowed = allocateAllowance(reducedLines, wanted)
  const refundedDeliveries = wanted.isWithDelivery && deliveryCharge(fulfilment) > 0 ? [fulfilment] : []
  const lines = reducedLines.map((line) => ({
    ...line,
    allowed_amount: line.allowed_amount + allowanceOf(allowed, line.name),
  }))
  const worth = creditedAmount({
    creditedLines: [...creditedLines, ...allowed],
    fulfilments: refundedDeliveries,
  })
  return {
    fulfilment,
    creditedLines,
    allowed,
    refundedDeliveries,
    lines,
    worth,
    rows: rowsOf({ creditedLines, allowed, refundedDeliveries }),
  }
}
