import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { Translation } from '#site/translations'

/** Longer texts are no titles. */
const LONGEST_TITLE = 300
const MOST_TITLES = 100

interface Row {
  readonly source_text: string
  readonly translated_text: string
}

/**
 * Texts as they were written, by which titles are found whose translation fits one of the patterns: one statement, and
 * none for a question in Latin letters alone.
 */
export async function readTranslatedTitles(
  documents: Documents,
  patterns: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const native = patterns.filter((pattern) => /[^\p{ASCII}]/u.test(pattern))
  if (native.length === 0 || !documents.registry.find(Translation.name)) return new Map()
  const query = sql<Row>`
    select source_text, translated_text from "Translation"
    where length(source_text) <= ${LONGEST_TITLE} and translated_text ilike any(${[...native]}::text[])
    order by name limit ${MOST_TITLES}`
  const rows = await documents.asSystem().statement(query, { reads: [Translation] })
  const found = new Map<string, string>()
  for (const { source_text, translated_text } of rows)
    found.set(source_text, `${found.get(source_text) ?? ''} ${translated_text}`)
  return found
}
