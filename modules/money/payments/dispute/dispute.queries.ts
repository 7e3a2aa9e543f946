import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import type { GatewayName } from '../gateways/gateway.ts'
import { Dispute } from './dispute.doctype.ts'

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
