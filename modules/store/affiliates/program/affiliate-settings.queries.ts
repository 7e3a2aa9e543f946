import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { readWebsiteSettings } from '#site/website'
import { affiliateErrors } from '../errors.ts'
import { AffiliateSettings } from './affiliate-settings.doctype.ts'

export type AffiliateTerms = Doc<typeof AffiliateSettings>

export const readTerms = (documents: Documents): Promise<AffiliateTerms> =>
  documents.asSystem().get(AffiliateSettings, AffiliateSettings.name)

/** True when the website's settings switch the program on. */
export async function isProgramOn(documents: Documents): Promise<boolean> {
  return (await readWebsiteSettings(documents)).enable_affiliates === 1
}

export async function requireProgram(documents: Documents): Promise<void> {
  if (!(await isProgramOn(documents))) throw affiliateErrors.off()
}
