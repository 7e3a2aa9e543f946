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
const MOST_EXTRAS = 100

export function refundsOf(documents: Documents, payment: string): Promise<readonly RefundDoc[]> {
  return documents.find(Refund, { where: { payment }, order_by: 'creation asc', limit: MOST_REFUNDS })
}

/** The payments that stand for one order: the one it was opened for, and what was taken for it besides. */
export async function paymentsOfOrder(documents: Documents, name: string): Promise<readonly string[]> {
  const where = { duplicate_of: name }
  const extras = await documents.find(Payment, { where, fields: ['name'], limit: MOST_EXTRAS })
  return [name, ...extras.map((extra) => extra.name)]
}

export interface OrderWanted {
  readonly gateway: GatewayName
  readonly order: string | null
  readonly payment: string | null
}

/** The payment that an event is about: by its order, else by the gateway's own name of it. */
export async function findPayment(documents: Documents, wanted: OrderWanted): Promise<string | null> {
  const { gateway, order, payment } = wanted
  const keys = { gateway_order: order, gateway_payment: payment }
  for (const [field, value] of Object.entries(keys)) {
    if (value === null) continue
    const where = { gateway, [field]: value }
    const [found] = await documents.find(Payment, { where, fields: ['name', 'duplicate_of'], limit: 1 })
    if (found) return found.duplicate_of ?? found.name
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
