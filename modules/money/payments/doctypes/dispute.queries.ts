import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import type { GatewayName } from '../providers/gateway.ts'
import { Dispute } from './dispute.doctype.ts'

export type DisputeDoc = Doc<typeof Dispute>

interface Named {
  readonly gateway: GatewayName
  /** The gateway's own names. */
  readonly names: readonly string[]
}

export async function findDisputes(
  documents: Documents,
  { gateway, names }: Named,
): Promise<readonly DisputeDoc[]> {
  if (names.length === 0) return []
  return documents.find(Dispute, { where: { gateway, gateway_dispute: ['in', [...names]] } })
}

/** Far more than the banks of one payer ask for. */
const MOST_DISPUTES = 100

export function disputesOf(documents: Documents, payment: string): Promise<readonly DisputeDoc[]> {
  return documents.find(Dispute, { where: { payment }, order_by: 'creation asc', limit: MOST_DISPUTES })
}
