import { sql, type RawBuilder } from 'kysely'
import type { Registry } from '#framework/doctypes'
import { translatedLanguages } from './translation-name.ts'
import { Translation } from './translation.doctype.ts'

/** The part of a translation's name that its text gives, as `translationName` makes it. */
const digestOf = (text: RawBuilder<unknown>) =>
  sql`left(encode(sha256(convert_to(btrim(regexp_replace(${text}, '\\s+', ' ', 'g')), 'UTF8')), 'hex'), 20)`

/**
 * A query, for use inside another one, of what a text is in every other language: rows of `translated_text`, found by the
 * primary key. Gives no rows on a site without translations.
 */
export function translatedTexts(registry: Registry, text: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!registry.find(Translation.name)) return sql`select null::text as translated_text where false`
  const names = translatedLanguages.map((language) => sql`${sql.lit(`${language}-`)} || ${digestOf(text)}`)
  return sql`select translated_text from "Translation" where name in (${sql.join(names)})`
}
