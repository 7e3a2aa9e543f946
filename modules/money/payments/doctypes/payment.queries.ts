import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { Payment } from './payment.doctype.ts'
import { Refund } from './refund.doctype.ts'
import type { GatewayName } from '../providers/gateway.ts'
import { creditsLeft, readCredits, type Credit } from '../rules/credits.ts'

export type PaymentDoc = Doc<typeof Payment>
export type RefundDoc = Doc<typeof Refund>

/** Far more than anybody pays back in one payment. */
const MOST_REFUNDS = 500

export function refundsOf(documents: Documents, payment: string): Promise<readonly RefundDoc[]> {
  return documents.find(Refund, { where: { payment }, order_by: 'creation asc', limit: MOST_REFUNDS })
}

export interface OrderWanted {
  readonly gateway: GatewayName
  readonly order: string | null
  readonly payment: string | null
}

/** A payment with the order that stands for it at its gateway; null before there is one, and of money taken besides. */
export type FoundPayment = Pick<PaymentDoc, 'name' | 'gateway' | 'gateway_order' | 'duplicate_of'>

/** The payment that an event is about: by its order, else by the gateway's own name of it. */
export async function findPayment(documents: Documents, wanted: OrderWanted): Promise<FoundPayment | null> {
  const { gateway, order, payment } = wanted
  const keys = { gateway_order: order, gateway_payment: payment }
  for (const [field, value] of Object.entries(keys)) {
    if (value === null) continue
    const where = { gateway, [field]: value }
    const fields = ['name', 'gateway', 'gateway_order', 'duplicate_of'] as const
    const [found] = await documents.find(Payment, { where, fields, limit: 1 })
    if (found) return found
  }
  return null
}

/** Where the money of a payment still stands, after every refund that holds. */
export function remainingCredits(payment: PaymentDoc, refunds: readonly RefundDoc[]): readonly Credit[] {
  const holding = refunds.filter(({ state }) => state !== 'failed')
  return creditsLeft(
    readCredits(payment.credits),
    holding.flatMap(({ debits }) => readCredits(debits)),
  )
}
