import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { hashSecret, isSecret } from '#framework/identity'
import { Contribution } from './contribution.doctype.ts'
import { ContributionPurpose } from '../campaign/contribution-purpose.doctype.ts'
import { ContributionSettings } from '../campaign/contribution-settings.doctype.ts'

/** Returns the settings document; the caller decides which fields to disclose. */
export function readContributionSettings(documents: Documents): Promise<Doc<typeof ContributionSettings>> {
  return documents.asSystem().get(ContributionSettings, ContributionSettings.name)
}

export const MAX_PURPOSES = 20

export function listOpenPurposes(documents: Documents) {
  return documents.asSystem().find(ContributionPurpose, {
    where: { is_open: 1 },
    fields: ['name', 'title', 'description', 'goal'],
    order_by: 'display_order asc, name asc',
    limit: MAX_PURPOSES,
  })
}

export function listRecentSupporters(documents: Documents, limit: number) {
  return documents.asSystem().find(Contribution, {
    where: { state: 'confirmed', is_on_wall: 1 },
    fields: ['donor_name', 'amount', 'is_anonymous', 'message', 'is_message_shown', 'confirmed_on'],
    order_by: 'confirmed_on desc, name desc',
    limit,
  })
}

/** Counts contributions received by purpose. One statement. */
export function countConfirmedByPurpose(documents: Documents): Promise<ReadonlyMap<string, number>> {
  return documents.asSystem().countBy(Contribution, 'purpose', { state: 'confirmed' })
}

/** True when a receipt token belongs to a contribution; false for a missing document. */
export async function isContributionToken(
  documents: Documents,
  name: string,
  token: string,
): Promise<boolean> {
  if (!isSecret(token)) return false
  const system = documents.asSystem()
  const [found] = await system.find(Contribution, { where: { name }, fields: ['name'] })
  return (
    found !== undefined && (await system.secret(Contribution, name, 'receipt_hash')) === hashSecret(token)
  )
}
