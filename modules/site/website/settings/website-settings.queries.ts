import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { chosenStore, DEFAULT_BUSINESS } from './chosen-store.rules.ts'
import { WebsiteSettings } from './website-settings.doctype.ts'

/** Returns the settings document; the caller decides which fields to disclose, because guests may not read it. */
export function readWebsiteSettings(documents: Documents): Promise<Doc<typeof WebsiteSettings>> {
  return documents.asSystem().get(WebsiteSettings, WebsiteSettings.name)
}

/** Returns the website's business: the configured one, else the specification's. One statement. */
export async function businessOfWebsite(documents: Documents): Promise<string> {
  const { default_business } = await readWebsiteSettings(documents)
  return default_business ?? DEFAULT_BUSINESS
}

/** Returns the chosen store if it applies. No statement without a choice. */
export async function storeThatCounts(documents: Documents, chosen: string | null): Promise<string | null> {
  return chosen === null ? null : chosenStore(await readWebsiteSettings(documents), chosen)
}
