import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { Payment } from './payment.doctype.ts'
import { Refund } from '../refund/refund.doctype.ts'
import type { GatewayName } from '../gateways/gateway.ts'
import { subtractCredits, parseCredits, type Credit } from '../capture/credits.rules.ts'

export type PaymentDoc = Doc<typeof Payment>
export type RefundDoc = Doc<typeof Refund>

/** Far more than anybody pays back in one payment. */
const MAX_REFUNDS = 500

export function listRefunds(documents: Documents, payment: string): Promise<readonly RefundDoc[]> {
  return documents.find(Refund, { where: { payment }, order_by: 'creation asc', limit: MAX_REFUNDS })
}

export interface GatewayReference {
  readonly gateway: GatewayName
  readonly order: string | null
  readonly payment: string | null
}

/** A payment with the order that stands for it at its gateway; null before there is one, and of money taken besides. */
export type PaymentIdentity = Pick<PaymentDoc, 'name' | 'gateway' | 'gateway_order' | 'duplicate_of'>

/** The payment that an event is about: by its order, else by the gateway's own name of it. */
export async function findPayment(
  documents: Documents,
  reference: GatewayReference,
): Promise<PaymentIdentity | null> {
  const { gateway, order, payment } = reference
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
  const effectiveRefunds = refunds.filter(({ state }) => state !== 'failed')
  return subtractCredits(
    parseCredits(payment.credits),
    effectiveRefunds.flatMap(({ debits }) => parseCredits(debits)),
  )
}
