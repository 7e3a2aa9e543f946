import { sql } from 'kysely'
import { prepared } from '#framework/database'
import type { Documents } from '#framework/documents'
import { translationName, type TranslatedLanguage } from '../rules/translation-name.ts'
import { Translation } from './translation.doctype.ts'

interface Found {
  readonly name: string
  readonly translated_text: string
}

/** The translations that there are of these texts, by the text. One statement, however many texts. */
export async function translationsOf(
  documents: Documents,
  language: TranslatedLanguage,
  texts: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map([...texts].map((text) => [text, translationName(language, text)]))
  const query = prepared<Found>(
    'translations of texts',
    sql`select name, translated_text from "Translation" where name = any(${[...names.values()]}::text[])`,
  )
  const found = await documents.asSystem().statement(query, { reads: [Translation] })
  const known = new Map(found.map(({ name, translated_text }) => [name, translated_text]))
  return new Map(
    [...names].flatMap(([text, name]) => {
      const said = known.get(name)
      return said === undefined ? [] : [[text, said] as const]
    }),
  )
}
