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

const MAX_REFUNDS = 500

export function listRefunds(documents: Documents, payment: string): Promise<readonly RefundDoc[]> {
  return documents.find(Refund, { where: { payment }, order_by: 'creation asc', limit: MAX_REFUNDS })
}

export interface GatewayReference {
  readonly gateway: GatewayName
  readonly order: string | null
  readonly payment: string | null
}

/** A payment with its gateway order; null before it exists, and for an extra payment. */
export type PaymentIdentity = Pick<PaymentDoc, 'name' | 'gateway' | 'gateway_order' | 'duplicate_of'>

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

export function remainingCredits(payment: PaymentDoc, refunds: readonly RefundDoc[]): readonly Credit[] {
  const effectiveRefunds = refunds.filter(({ state }) => state !== 'failed')
  return subtractCredits(
    parseCredits(payment.credits),
    effectiveRefunds.flatMap(({ debits }) => parseCredits(debits)),
  )
}

export type PaymentChanges = Partial<PaymentDoc>

/** Pending changes of a locked payment, collected for one save. */
export interface PaymentUpdate {
  readonly payment: PaymentDoc
  readonly unsaved: PaymentChanges
}

export const beginUpdate = (payment: PaymentDoc): PaymentUpdate => ({ payment, unsaved: {} })

export function withChanges({ payment, unsaved }: PaymentUpdate, changes: PaymentChanges): PaymentUpdate {
  return { payment: { ...payment, ...changes }, unsaved: { ...unsaved, ...changes } }
}

export async function saveUpdate(
  documents: Documents,
  { payment, unsaved }: PaymentUpdate,
): Promise<PaymentDoc> {
  return Object.keys(unsaved).length === 0 ? payment : documents.save(Payment, payment.name, unsaved)
}

export type DisputeDoc = Doc<typeof Dispute>

interface GatewayDisputeIds {
  readonly gateway: GatewayName
  readonly names: readonly string[]
}

export async function findDisputes(
  documents: Documents,
  { gateway, names }: GatewayDisputeIds,
): Promise<readonly DisputeDoc[]> {
  if (names.length === 0) return []
  return documents.find(Dispute, { where: { gateway, gateway_dispute: ['in', [...names]] } })
}

const MAX_DISPUTES = 100

export function listDisputes(documents: Documents, payment: string): Promise<readonly DisputeDoc[]> {
  return documents.find(Dispute, { where: { payment }, order_by: 'creation asc', limit: MAX_DISPUTES })
}

/** Returns the open link of a token; null for other text. */
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
