import type { Documents } from '#framework/documents'
import { extensionPoint } from '#framework/modules'

export const searchGroups = ['pages', 'posts', 'events', 'albums', 'sellers'] as const

export type SearchGroup = (typeof searchGroups)[number]

export interface SearchCandidate {
  readonly title: string
  /** Further searched text; may be HTML. */
  readonly text: string
  readonly path: string
  readonly note: string | null
  /** Date of an event, 'YYYY-MM-DD'. */
  readonly day: string | null
  readonly image: string | null
}

export interface SearchAsked {
  readonly patterns: readonly string[]
  readonly titles: readonly string[]
  readonly limit: number
}

/** Finds candidates that the caller may see, in one or two statements. */
export interface SearchSource {
  readonly group: SearchGroup
  candidates(documents: Documents, asked: SearchAsked): Promise<readonly SearchCandidate[]>
}

export const searchSource = extensionPoint<SearchSource>('search.search_source')

export function searchFilters({ patterns, titles }: SearchAsked, fields: readonly string[]) {
  const [title = ''] = fields
  const alike = fields.flatMap((field) => patterns.map((pattern) => [field, 'like', pattern]))
  return titles.length === 0 ? alike : [...alike, [title, 'in', titles]]
}

export const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null
