import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { productsThatSay } from './renew-listings.ts'

export const RENEW_TRANSLATED = 'catalog.renew_translated'

/** Longer texts stand in no title, no name and no attribute. */
const LONGEST_TEXT = 300

/** Has the listings made anew, after the commit, of all products that show a text whose translation changes. */
export async function renewTranslated(documents: Documents, text: string): Promise<void> {
  if (text.length > LONGEST_TEXT) return
  const system = documents.asSystem()
  const [shown] = await system.statement(sql`select from (${productsThatSay(text).names}) shown limit 1`, {})
  if (shown) await system.later(RENEW_TRANSLATED, { text })
}
