import { sql } from 'kysely'
import { prepared } from '#framework/database'
import type { Documents } from '#framework/documents'
import { translationName, type TranslatedLanguage } from '../rules/translation-name.ts'
import { Translation } from './translation.doctype.ts'

interface Found {
  readonly name: string
  readonly translated_text: string
}

/** The translations that there are of these texts, by their names. One statement, however many texts. */
export async function translationsOf(
  documents: Documents,
  language: TranslatedLanguage,
  texts: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const names = [...texts].map((text) => translationName(language, text))
  const query = prepared<Found>(
    'translations of texts',
    sql`select name, translated_text from "Translation" where name = any(${names}::text[])`,
  )
  const found = await documents.asSystem().statement(query, { reads: [Translation] })
  return new Map(found.map(({ name, translated_text }) => [name, translated_text]))
}
