import { sql, type RawBuilder } from 'kysely'
import { prepared } from '#framework/database'
import type { Documents } from '#framework/documents'
import {
  translatedLanguages,
  translationName,
  type TranslatedLanguage,
  Translation,
} from './translation.doctype.ts'
import type { Registry } from '#framework/doctypes'

interface Found {
  readonly name: string
  readonly translated_text: string
}

/** Reads translations by name. One statement. */
async function translated(
  documents: Documents,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const query = prepared<Found>(
    'translations of texts',
    sql`select name, translated_text from "Translation" where name = any(${[...names]}::text[])`,
  )
  const found = await documents.asSystem().statement(query, { reads: [Translation] })
  return new Map(found.map(({ name, translated_text }) => [name, translated_text]))
}

function byText(
  language: TranslatedLanguage,
  texts: Iterable<string>,
  known: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  return new Map(
    [...texts].flatMap((text) => {
      const other = known.get(translationName(language, text))
      return other === undefined ? [] : [[text, other] as const]
    }),
  )
}

/** Returns translations by text. One statement. */
export async function translationsOf(
  documents: Documents,
  language: TranslatedLanguage,
  texts: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const names = [...texts].map((text) => translationName(language, text))
  return byText(language, texts, await translated(documents, names))
}

/** Returns translations in each language, for shared caches. One statement. */
export async function writtenTranslations(
  documents: Documents,
  texts: readonly string[],
): Promise<Partial<Record<TranslatedLanguage, ReadonlyMap<string, string>>>> {
  if (texts.length === 0 || !documents.registry.find(Translation.name)) return {}
  const names = translatedLanguages.flatMap((language) =>
    texts.map((text) => translationName(language, text)),
  )
  const known = await translated(documents, names)
  return Object.fromEntries(translatedLanguages.map((language) => [language, byText(language, texts, known)]))
}

/** SQL of the digest that `translationName` computes from a text. */
const digestOf = (text: RawBuilder<unknown>) =>
  sql`left(encode(sha256(convert_to(btrim(regexp_replace(${text}, '\\s+', ' ', 'g')), 'UTF8')), 'hex'), 20)`

/**
 * Subquery of a text's translations in each language: rows of `translated_text`, by primary key. No rows on a site
 * without translations.
 */
export function translatedTexts(registry: Registry, text: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!registry.find(Translation.name)) return sql`select null::text as translated_text where false`
  const names = translatedLanguages.map((language) => sql`${sql.lit(`${language}-`)} || ${digestOf(text)}`)
  return sql`select translated_text from "Translation" where name in (${sql.join(names)})`
}
