import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { beginsWord } from '#framework/queries'
import { Translation } from '#site/translations'

const MOST_TITLES = 100

interface Row {
  readonly source_text: string
  readonly translated_text: string
}

/**
 * Texts as they were written, by which titles are found in whose translation a word begins with one of the stems: one
 * statement, and none for a question in Latin letters alone.
 */
export async function readTranslatedTitles(
  documents: Documents,
  stems: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const native = stems.filter((stem) => /[^\p{ASCII}]/u.test(stem))
  if (native.length === 0 || !documents.registry.find(Translation.name)) return new Map()
  const query = sql<Row>`
    select source_text, translated_text from "Translation"
    where ${beginsWord(Translation, 'translated_text', native)}
    order by name limit ${MOST_TITLES}`
  const rows = await documents.asSystem().statement(query, { reads: [Translation] })
  const found = new Map<string, string>()
  for (const { source_text, translated_text } of rows)
    found.set(source_text, `${found.get(source_text) ?? ''} ${translated_text}`)
  return found
}
