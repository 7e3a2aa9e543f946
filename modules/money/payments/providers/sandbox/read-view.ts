import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import type { GatewayView, ViewedDispute, ViewedPayment } from '../gateway.ts'
import { SandboxOrder } from './doctypes/sandbox-order.doctype.ts'
import { SandboxPayment } from './doctypes/sandbox-payment.doctype.ts'
import { SandboxRefund } from './doctypes/sandbox-refund.doctype.ts'

const MOST = 100

/** Two in a hundred, and 18 in a hundred of that as tax: what such services take. In ten-thousandths. */
const FEE = 236

const feeOf = (amount: number): number => Math.round((amount * FEE) / 10_000)

function viewedPayment(payment: Doc<typeof SandboxPayment>): ViewedPayment {
  const { name: id, state, amount, currency, method, refunded, error } = payment
  const fee = state === 'captured' ? feeOf(amount) : null
  return { id, state, amount, currency, method, refunded, fee, error }
}

/** The made-up bank takes the whole sum back at once, and never decides. */
const viewedDispute = ({ name, amount }: Doc<typeof SandboxPayment>): ViewedDispute => ({
  ...{ id: `dispute-${name}`, payment: name, state: 'open', amount, withheld: amount, fee: 0 },
})

/** What the made-up service knows of an order; null when it knows none of this name. */
export async function readView(documents: Documents, order: string): Promise<GatewayView | null> {
  const where = { sandbox_order: order }
  const payments = await documents.find(SandboxPayment, { where, order_by: 'creation asc', limit: MOST })
  if (payments.length === 0) {
    const known = await documents.find(SandboxOrder, { where: { name: order }, fields: ['name'] })
    return known.length === 0 ? null : { order, payments: [], refunds: [], disputes: [] }
  }
  const names = payments.map(({ name }) => name)
  const refunds = await documents.find(SandboxRefund, {
    where: { sandbox_payment: ['in', names] },
    order_by: 'creation asc',
    limit: MOST,
  })
  return {
    order,
    payments: payments.map(viewedPayment),
    refunds: refunds.map(({ name: id, sandbox_payment: payment, amount, state, reference }) => ({
      ...{ id, payment, amount, state, reference },
    })),
    disputes: payments.filter(({ is_disputed }) => is_disputed === 1).map(viewedDispute),
  }
}
