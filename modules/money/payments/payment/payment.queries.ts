import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { Payment } from './payment.doctype.ts'
import { Refund } from '../refund/refund.doctype.ts'
import type { GatewayName } from '../gateways/gateway.ts'
import { subtractCredits, parseCredits, type Credit } from '../capture/credits.rules.ts'
import { Dispute } from '../dispute/dispute.doctype.ts'
import { hashSecret, isSecret } from '#framework/identity'
import { formatLocalTime } from './local-time.ts'
import { PaymentLink } from '../payment-link/payment-link.doctype.ts'

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

export type PaymentChanges = Partial<PaymentDoc>

/** A locked payment as it is going to stand, and what of that is not written down yet: many steps, one save. */
export interface PaymentUpdate {
  readonly payment: PaymentDoc
  readonly unsaved: PaymentChanges
}

export const beginUpdate = (payment: PaymentDoc): PaymentUpdate => ({ payment, unsaved: {} })

export function withChanges({ payment, unsaved }: PaymentUpdate, changes: PaymentChanges): PaymentUpdate {
  return { payment: { ...payment, ...changes }, unsaved: { ...unsaved, ...changes } }
}

/** Writes down what is not yet: before anything reads the payment's row, and at the end. */
export async function saveUpdate(
  documents: Documents,
  { payment, unsaved }: PaymentUpdate,
): Promise<PaymentDoc> {
  return Object.keys(unsaved).length === 0 ? payment : documents.save(Payment, payment.name, unsaved)
}

export type DisputeDoc = Doc<typeof Dispute>

interface GatewayDisputeIds {
  readonly gateway: GatewayName
  /** The gateway's own names. */
  readonly names: readonly string[]
}

export async function findDisputes(
  documents: Documents,
  { gateway, names }: GatewayDisputeIds,
): Promise<readonly DisputeDoc[]> {
  if (names.length === 0) return []
  return documents.find(Dispute, { where: { gateway, gateway_dispute: ['in', [...names]] } })
}

/** Far more than the banks of one payer ask for. */
const MAX_DISPUTES = 100

export function listDisputes(documents: Documents, payment: string): Promise<readonly DisputeDoc[]> {
  return documents.find(Dispute, { where: { payment }, order_by: 'creation asc', limit: MAX_DISPUTES })
}

/** The link behind a token, as long as it is open; null for any other text. */
export async function findOpenLink(
  documents: Documents,
  token: string,
  timeZone: string,
): Promise<Doc<typeof PaymentLink> | null> {
  if (!isSecret(token)) return null
  const [found] = await documents.find(PaymentLink, { where: { token_hash: hashSecret(token) }, limit: 1 })
  if (!found || found.state !== 'open') return null
  const now = formatLocalTime({ timeZone, now: documents.now })
  return found.expires_at > now ? documents.get(PaymentLink, found.name) : null
}
