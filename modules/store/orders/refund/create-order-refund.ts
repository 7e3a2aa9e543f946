import type { Documents } from '#framework/documents'
import { OrderRefund } from './order-refund.doctype.ts'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import { loadOrder, type OrderWithFulfilments } from '../order/order.queries.ts'
import { findPendingReturnQuantities } from '../return/return.queries.ts'
import { remainingQuantity, deliveryCharge } from '../order-line/credit-line.rules.ts'
import { calculateRefund, type RefundPlan, type FulfilmentRefundRequest } from './calculate-refund.ts'
import { sumRows } from '../invoice/invoice.rules.ts'
import { formatItemName } from '../order-line/order-lines.rules.ts'
import type { Doc } from '#framework/doctypes'

const LONGEST_TITLE = 240

type RefundInput = Pick<OrderRefundDoc, 'order' | 'fulfilment' | 'items' | 'with_delivery' | 'allowance'>

function refundRequestOf({
  fulfilment,
  items,
  with_delivery,
  allowance,
}: RefundInput): FulfilmentRefundRequest {
  const requestedItems = items
    .filter(({ quantity }) => quantity > 0)
    .map(({ order_line, quantity }) => ({ line: order_line, quantity }))
  return { fulfilment, requestedItems, isWithDelivery: with_delivery === 1, allowance }
}

/** Calculates a refund against the current order. One more statement. `system` acts as the system. */
export async function calculateOrderRefund(
  system: Documents,
  held: OrderWithFulfilments,
  input: RefundInput,
): Promise<RefundPlan> {
  const pending = await findPendingReturnQuantities(system, input.order)
  return calculateRefund(held, { wanted: refundRequestOf(input), pending })
}

export async function calculateRefundAmounts(system: Documents, input: RefundInput) {
  const { creditedLines, refundedDeliveries, rows, worth } = await calculateOrderRefund(
    system,
    await loadOrder(system, input.order),
    input,
  )
  const { total, taxable } = sumRows(rows)
  const amounts = new Map(creditedLines.map(({ line, money }) => [line.name, money.total]))
  return {
    items: input.items.map((item) => ({ ...item, amount: amounts.get(item.order_line) ?? 0 })),
    delivery_amount: refundedDeliveries.reduce((sum, fulfilment) => sum + deliveryCharge(fulfilment), 0),
    tax_amount: total - taxable,
    amount: worth,
  }
}

export async function createOrderRefund(system: Documents, name: string): Promise<string> {
  const { order: of, business } = await system.lock(Fulfilment, name)
  const known = await findPlannedRefund(system, name)
  if (known) return known.name
  const held = await loadOrder(system, of)
  const nothing = { fulfilment: name, requestedItems: [], isWithDelivery: false, allowance: 0 }
  calculateRefund(held, { wanted: nothing, pending: new Map() })
  const items = held.order.lines
    .filter((line) => line.fulfilment === name)
    .map((line) => ({
      ...{
        title: formatItemName(line).slice(0, LONGEST_TITLE),
        left: remainingQuantity(line),
        quantity: 0,
        amount: 0,
      },
      order_line: line.name,
    }))
  const { contact_name } = held.order
  const made = await system.insert(OrderRefund, {
    order: of,
    fulfilment: name,
    business,
    contact_name,
    items,
  })
  return made.name
}

export type OrderRefundDoc = Doc<typeof OrderRefund>

async function findPlannedRefund(
  system: Documents,
  fulfilment: string,
): Promise<{ readonly name: string } | undefined> {
  const where = { fulfilment, state: 'planned' } as const
  const [found] = await system.find(OrderRefund, { where, fields: ['name'], limit: 1 })
  return found
}
