import type { Context } from '#framework/context'
import { orderEvents } from '../events.ts'
import type { Documents } from '#framework/documents'
import { post } from '#money/ledger'
import { releaseReservation } from '#store/inventory'
import { Order, type OrderLine } from '../order/order.doctype.ts'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import {
  lockOrder,
  type OrderWithFulfilments,
  type FulfilmentDoc,
  placeIfPaid,
} from '../order/order.queries.ts'
import type { ChildDoc } from '#framework/doctypes'
import { describeRemainingContents, stockLines } from '../order-line/order-lines.rules.ts'
import { isFullyCredited, releaseDiscounts, releaseDeliverySlots } from '../order-line/order-discounts.ts'
import {
  creditedQuantityOf,
  deliveryCharge,
  reduceLine,
  type CreditedLine,
} from '../order-line/credit-line.rules.ts'
import { creditPosting } from '../balance/order-posting.rules.ts'
import { balanceDue } from '../balance/balance-due.rules.ts'
import { itemRow, deliveryRows, invoiceScope } from '../invoice/invoice.rules.ts'
import { planCancellation, type CancellationRequest } from './plan-cancellation.rules.ts'
import { bookCashBeforeCredit } from '../cash-on-delivery/cash-collections.ts'
import { issueCreditNote } from '../invoice/issue-tax-document.ts'
import { settleBalance } from '../refund/allocate-refund.ts'
import { emitItemsCancelled } from '../fulfilment/emit-fulfilment-events.ts'

type Line = ChildDoc<typeof OrderLine>
type CancelledLine = CreditedLine<Line>

interface Cancellation extends CancellationRequest {
  readonly order: string
  readonly reason: string
}

export interface OrderCredit {
  readonly creditedLines: readonly CancelledLine[]
  readonly emptied: readonly FulfilmentDoc[]
  readonly ended: Partial<FulfilmentDoc>
  readonly worth: number
  readonly reason: string
}

async function saveLines(
  system: Documents,
  { order }: OrderWithFulfilments,
  { creditedLines, worth }: { readonly creditedLines: readonly CancelledLine[]; readonly worth: number },
): Promise<void> {
  const creditedQuantity = new Map(creditedLines.map(({ line, quantity }) => [line.name, quantity]))
  await system.save(Order, order.name, {
    credited_amount: order.credited_amount + worth,
    lines: order.lines.map((line) =>
      reduceLine(line, creditedQuantity.get(line.name) ?? 0, 'cancelled_quantity'),
    ),
  })
}

async function saveFulfilments(
  system: Documents,
  { order, fulfilments }: OrderWithFulfilments,
  { creditedLines, emptied, ended }: Pick<OrderCredit, 'creditedLines' | 'emptied' | 'ended'>,
): Promise<void> {
  for (const fulfilment of fulfilments) {
    const { name, credited_amount } = fulfilment
    const own = creditedLines.filter(({ line }) => line.fulfilment === name)
    const isEmptied = emptied.some((one) => one.name === name)
    if (own.length === 0 && !isEmptied) continue
    const goods = own.reduce((sum, { money }) => sum + money.total, credited_amount ?? 0)
    const lines = order.lines.filter((line) => line.fulfilment === name)
    await system.save(Fulfilment, name, {
      credited_amount: goods + (isEmptied ? deliveryCharge(fulfilment) : 0),
      // An event of a fully cancelled package names its former contents.
      ...(isEmptied ? ended : { contents: describeRemainingContents(lines, own) }),
    })
  }
}

/** Idempotency key from the remaining quantities, which decrease with each credit, also for free items. */
function creditKey(
  { credited_amount, lines }: OrderWithFulfilments['order'],
  { creditedLines, worth }: OrderCredit,
): string {
  const before = lines.reduce((sum, line) => sum + creditedQuantityOf(line), 0)
  const creditedQuantity = creditedLines.reduce((sum, { quantity }) => sum + quantity, before)
  return `${credited_amount + worth} ${creditedQuantity}`
}

async function creditInvoices(
  system: Documents,
  { fulfilments, key, reason }: { fulfilments: readonly FulfilmentDoc[]; key: string; reason: string },
  { creditedLines, emptied }: { creditedLines: readonly CancelledLine[]; emptied: readonly FulfilmentDoc[] },
): Promise<void> {
  for (const [scope, own] of Map.groupBy(fulfilments, invoiceScope)) {
    const [fulfilment] = own
    const names = new Set(own.map(({ name }) => name))
    const rows = [
      ...creditedLines
        .filter(({ line }) => names.has(line.fulfilment ?? ''))
        .map(({ line, quantity, money }) => itemRow(line, quantity, money)),
      ...emptied.filter(({ name }) => names.has(name)).flatMap(deliveryRows),
    ]
    if (fulfilment === undefined || rows.length === 0) continue
    const issuedFor = `cancelled ${scope} ${key}`
    await issueCreditNote(system, { fulfilment, rows, reason, issuedFor, returnRequest: null })
  }
}

/**
 * Credits a part of an order: updates bookkeeping and documents, and refunds what was paid. The order must be locked;
 * the caller handles stock.
 */
export async function creditItems(
  system: Documents,
  place: Context,
  { held, ...credit }: OrderCredit & { readonly held: OrderWithFulfilments },
): Promise<void> {
  const { creditedLines, emptied, worth, reason } = credit
  const { order } = held
  const { name } = order
  await bookCashBeforeCredit(system, place, { held, worth })
  await saveLines(system, held, credit)
  await saveFulfilments(system, held, credit)
  await releaseDeliverySlots(system, emptied)
  await releaseDiscounts(system, order, { creditedLines, fulfilments: emptied })
  const key = creditKey(order, credit)
  await creditInvoices(system, { fulfilments: held.fulfilments, key, reason }, { creditedLines, emptied })
  const lines = creditPosting({ order: name, creditedLines, fulfilments: emptied })
  if (lines.length > 0)
    await post(system, {
      ...{ kind: 'adjustment', lines, source: { type: Order.name, name }, memo: reason },
      idempotencyKey: `order-cancelled:${name}:${key}`,
    })
  await settleBalance(system, place, { order: name, reason, key })
}

/**
 * Cancels items before dispatch: releases stock, credits and refunds, in one transaction. `system` acts as the system;
 * the caller checks permission.
 */
export async function cancelItems(
  system: Documents,
  place: Context,
  cancellation: Cancellation,
): Promise<void> {
  const { order: name, reason } = cancellation
  const held = await lockOrder(system, name)
  const { order } = held
  const { creditedLines, emptied, worth } = planCancellation(held, cancellation)
  const stock = stockLines(creditedLines)
  if (order.reservation !== null && stock.length > 0)
    await releaseReservation(system, order.reservation, stock)
  const ended = { state: 'cancelled', cancel_reason: reason } as const
  await creditItems(system, place, { held, creditedLines, emptied, ended, worth, reason })
  await placeIfPaid(system, name)
  await emitItemsCancelled(system, { fulfilments: held.fulfilments, creditedLines, emptied, reason })
  await system.emit(orderEvents.cancelled, {
    ...{ order: name, amount: worth, fulfilment: emptied[0]?.name ?? null },
    is_full: isFullyCredited(order.lines, creditedLines) ? 1 : 0,
    refund_amount: Math.max(0, -balanceDue({ ...order, credited_amount: order.credited_amount + worth })),
  })
}
