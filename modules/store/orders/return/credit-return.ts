import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { post } from '#money/ledger'
import { returnToStock } from '#store/inventory'
import { Order } from '../order/order.doctype.ts'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import {
  lockOrder,
  type OrderWithFulfilments,
  type FulfilmentDoc,
  loadOrder,
} from '../order/order.queries.ts'
import { Return } from './return.doctype.ts'
import type { ReturnDoc } from './return.queries.ts'
import { changeErrors } from '../errors.ts'
import { reduceLine, type CreditedLine } from '../order-line/credit-line.rules.ts'
import { creditPosting, creditedAmount } from '../balance/order-posting.rules.ts'
import { planReturnCredit } from './return.rules.ts'
import { itemRow, deliveryRows } from '../invoice/invoice.rules.ts'
import { isReturnClosed, type ReturnState, isReturnAccepted } from './return.states.ts'
import { stockLines } from '../order-line/order-lines.rules.ts'
import { bookCashBeforeCredit } from '../cash-on-delivery/cash-collections.ts'
import { releaseDiscounts } from '../order-line/order-discounts.ts'
import { issueCreditNote } from '../invoice/issue-tax-document.ts'
import { settleBalance } from '../refund/allocate-refund.ts'

export interface CreditedReturn {
  readonly held: OrderWithFulfilments
  readonly fulfilment: FulfilmentDoc
  readonly returned: ReturnDoc
  readonly worth: number
}

interface ReturnCreditUpdate {
  readonly creditedLines: readonly CreditedLine[]
  readonly worth: number
  readonly fulfilment: string
  readonly isWithDelivery: boolean
}

async function saveReturnCredit(
  system: Documents,
  { order, fulfilments }: OrderWithFulfilments,
  { creditedLines, worth, fulfilment, isWithDelivery }: ReturnCreditUpdate,
): Promise<void> {
  const credit = new Map(creditedLines.map(({ line, quantity }) => [line.name, quantity]))
  await system.save(Order, order.name, {
    credited_amount: order.credited_amount + worth,
    lines: order.lines.map((line) => reduceLine(line, credit.get(line.name) ?? 0, 'returned_quantity')),
  })
  const before = fulfilments.find(({ name }) => name === fulfilment)?.credited_amount ?? 0
  await system.save(Fulfilment, fulfilment, {
    credited_amount: before + worth,
    ...(isWithDelivery ? { is_delivery_credited: 1 } : {}),
  })
}

/**
 * Credits a return: restocks items that can be sold, updates bookkeeping and invoice. The return must be locked and
 * `received`; the caller refunds. `system` acts as the system.
 */
export async function creditReturn(system: Documents, place: Context, name: string): Promise<CreditedReturn> {
  const { order: orderName } = await system.get(Return, name)
  const held = await lockOrder(system, orderName)
  const returned = await system.lock(Return, name)
  requireReceived(returned.state)
  const fulfilment = held.fulfilments.find((one) => one.name === returned.fulfilment)
  if (!fulfilment) throw changeErrors.document_not_found()
  const credit = planReturnCredit(held, returned)
  const { creditedLines, fulfilments: delivery } = credit
  const worth = creditedAmount(credit)
  await bookCashBeforeCredit(system, place, { held, worth })
  const stock = stockLines(creditedLines)
  const source = { type: Return.name, name }
  if (returned.restock === 1 && stock.length > 0) await returnToStock(system, { source, lines: stock })
  const isWithDelivery = delivery.length > 0
  await saveReturnCredit(system, held, {
    creditedLines,
    worth,
    fulfilment: returned.fulfilment,
    isWithDelivery,
  })
  await releaseDiscounts(system, held.order, { creditedLines, fulfilments: delivery })
  const rows = [
    ...creditedLines.map(({ line, quantity, money }) => itemRow(line, quantity, money)),
    ...delivery.flatMap(deliveryRows),
  ]
  const { reason } = returned
  const credit_note = await issueCreditNote(system, {
    ...{ fulfilment, rows, reason, issuedFor: `return ${name}`, returnRequest: name },
  })
  await system.save(Return, name, { credit_note, refund_amount: worth })
  await updateRefundAmounts(system, returned)
  const lines = creditPosting(credit)
  if (lines.length > 0)
    await post(system, { kind: 'adjustment', lines, source, memo: reason, idempotencyKey: `return:${name}` })
  return { held, fulfilment, returned, worth }
}

export async function refundReceivedReturn(system: Documents, place: Context, name: string): Promise<void> {
  const { returned } = await creditReturn(system, place, name)
  await system.save(Return, name, { state: 'refunded' })
  const { order, reason } = returned
  await settleBalance(system, place, { order, reason, key: name })
}

/** Refuses a refund before the goods are received, or after the return is closed, each with its own error. */
function requireReceived(state: ReturnState): void {
  if (isReturnClosed(state)) throw changeErrors.return_over()
  if (state === 'requested') throw changeErrors.return_not_answered()
  if (state !== 'received') throw changeErrors.return_not_received()
}

const MAX_RETURNS = 100

type ReturnRequest = Pick<ReturnDoc, 'order' | 'fulfilment' | 'with_delivery' | 'items' | 'resolution'>

/** Returns the refund of a return against the current order, in minor units; zero for an exchange. */
export async function calculateReturnRefund(system: Documents, returned: ReturnRequest): Promise<number> {
  if (returned.resolution === 'exchange') return 0
  return creditedAmount(planReturnCredit(await loadOrder(system, returned.order), returned))
}

/** Recalculates other returns of the package, which may now include its delivery charge. The order must be locked. */
export async function updateRefundAmounts(
  system: Documents,
  { name, fulfilment }: Pick<ReturnDoc, 'name' | 'fulfilment'>,
): Promise<void> {
  const found = await system.find(Return, {
    where: { fulfilment },
    fields: ['name', 'state'],
    limit: MAX_RETURNS,
  })
  for (const other of found.filter((one) => one.name !== name && isReturnAccepted(one.state))) {
    const refund_amount = await calculateReturnRefund(system, await system.get(Return, other.name))
    await system.save(Return, other.name, { refund_amount })
  }
}
