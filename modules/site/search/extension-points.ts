import type { Documents } from '#framework/documents'
import { extensionPoint } from '#framework/modules'

export const searchGroups = ['pages', 'events', 'albums', 'sellers'] as const

export type SearchGroup = (typeof searchGroups)[number]

/** A document that may fit a search, with the texts that are compared. */
export interface SearchCandidate {
  readonly title: string
  /** What else is searched; formatted text with its tags. */
  readonly text: string
  /** Path of its page in the app. */
  readonly path: string
  /** A line beneath the title; null for none. */
  readonly note: string | null
  /** 'YYYY-MM-DD', where it happens on a day. */
  readonly day: string | null
  readonly image: string | null
}

export interface SearchAsked {
  /** Patterns of `like`; a candidate fits one of them at least, in one of its texts. */
  readonly patterns: readonly string[]
  /** Titles of which a translation fits; candidates too. */
  readonly titles: readonly string[]
  /** Most candidates to give. */
  readonly limit: number
}

/** Looks up what may fit a search, of what its caller may see: one statement, or two. */
export interface SearchSource {
  readonly group: SearchGroup
  candidates(documents: Documents, asked: SearchAsked): Promise<readonly SearchCandidate[]>
}

export const searchSource = extensionPoint<SearchSource>('search.search_source')

/** The conditions of `or_filters` by which the candidates of a type are found. */
export function searchFilters({ patterns, titles }: SearchAsked, fields: readonly string[]) {
  const [title = ''] = fields
  const alike = fields.flatMap((field) => patterns.map((pattern) => [field, 'like', pattern]))
  return titles.length === 0 ? alike : [...alike, [title, 'in', titles]]
}

/** A text of a row as lists give it; null for anything else and for an empty one. */
export const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null
