import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { chosenStore, DEFAULT_BUSINESS } from './chosen-store.rules.ts'
import { WebsiteSettings } from './website-settings.doctype.ts'

/** The one settings document. What a method gives away of it is that method's choice: guests have no right to the document. */
export function readWebsiteSettings(documents: Documents): Promise<Doc<typeof WebsiteSettings>> {
  return documents.asSystem().get(WebsiteSettings, WebsiteSettings.name)
}

/** The website's own business: the one that the office named, else the one of the specification. One statement. */
export async function businessOfWebsite(documents: Documents): Promise<string> {
  const { default_business } = await readWebsiteSettings(documents)
  return default_business ?? DEFAULT_BUSINESS
}

/** The store that a person chose, as long as it counts. Who chose none asks nothing. */
export async function storeThatCounts(documents: Documents, chosen: string | null): Promise<string | null> {
  return chosen === null ? null : chosenStore(await readWebsiteSettings(documents), chosen)
}
