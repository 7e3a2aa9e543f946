import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { lockAffiliate } from '../commission/commission.queries.ts'
import { affiliateErrors } from '../errors.ts'
import { AffiliatePayout } from './affiliate-payout.doctype.ts'

export type PayoutDoc = Doc<typeof AffiliatePayout>

/** Locks the affiliate and then a payout that is not paid yet. Refuses others. */
export async function lockPrepared(system: Documents, name: string): Promise<PayoutDoc> {
  const { affiliate } = await system.get(AffiliatePayout, name)
  await lockAffiliate(system, affiliate)
  const payout = await system.lock(AffiliatePayout, name)
  if (payout.state !== 'prepared') throw affiliateErrors.not_prepared()
  return payout
}
