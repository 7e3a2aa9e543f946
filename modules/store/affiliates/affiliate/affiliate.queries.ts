import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import type { AccountSelector } from '#money/ledger'
import { normalizeAffiliateCode } from './affiliate-code.rules.ts'
import { Affiliate } from './affiliate.doctype.ts'

export type AffiliateDoc = Doc<typeof Affiliate>

/** Money that the organisation owes an affiliate; negative after a return of what was paid out. */
export const affiliateAccount = (affiliate: string): AccountSelector => ({
  purpose: 'affiliate',
  party: { type: Affiliate.name, name: affiliate },
})

export const commissionCost: AccountSelector = { purpose: 'affiliate commission' }

export async function findApproved(documents: Documents, code: string): Promise<AffiliateDoc | null> {
  const normalized = normalizeAffiliateCode(code)
  if (normalized === '') return null
  const [found] = await documents.asSystem().find(Affiliate, {
    where: { code: normalized, state: 'approved' },
    limit: 1,
  })
  return found ?? null
}

export async function findOwn(documents: Documents): Promise<AffiliateDoc | null> {
  const { user } = documents.caller
  const [found] = await documents.asSystem().find(Affiliate, { where: { user }, limit: 1 })
  return found ?? null
}
