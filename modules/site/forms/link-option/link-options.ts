import type { Documents } from '#framework/documents'
import { permissionFor } from '#framework/permissions'
import { linkFilters, type LinkQuestion } from './link-query.rules.ts'

/** As many as a person can look through; then he types. */
export const MOST_OPTIONS = 100

export interface Page {
  readonly txt: string | null
  readonly start: number
  readonly limit: number
}

/** What somebody may choose, and nothing else of it. */
export interface LinkOption {
  readonly name: string
  readonly title: string
}

/** He who may read the documents sees those that he may read; others see names where the form shows them to all. */
export function readerFor(documents: Documents, { linked, row }: LinkQuestion): Documents | null {
  if (permissionFor(linked, 'read', documents.caller).kind !== 'never') return documents
  const isForAll = row.allow_read_on_all_link_options === 1 && linked.guarded === null
  return isForAll ? documents.asSystem() : null
}

/** LIKE would take these for any letters. */
function containing(txt: string): string {
  return `%${txt.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`
}

/** The names of what can be chosen in a link of a form, by name: in one statement. */
export async function linkOptions(
  documents: Documents,
  question: LinkQuestion,
  { txt, start, limit }: Page,
): Promise<readonly LinkOption[]> {
  const reader = readerFor(documents, question)
  if (reader === null) return []
  const { linked, row } = question
  const { titleField } = linked
  const sought = txt?.trim() ? containing(txt.trim()) : null
  const fields = [...new Set(['name', titleField])]
  const rows = await reader.list(linked, {
    fields,
    filters: linkFilters(row, linked),
    or_filters: sought === null ? [] : fields.map((field) => [field, 'like', sought]),
    order_by: 'name asc',
    limit_page_length: String(Math.max(1, Math.min(limit, MOST_OPTIONS))),
    limit_start: start,
  })
  return rows.map((option) => {
    const { name, [titleField]: title } = option
    const shown = typeof title === 'string' && title !== '' ? title : name
    return { name: String(name), title: String(shown) }
  })
}
