import { numberOf } from '#meta'
import { queryErrors } from './query-errors.ts'

export interface Paging {
  readonly limit: number
  readonly offset: number
}

export const DEFAULT_PAGE = 20
/** "0" asks for everything; a list never gives more than this at once. */
export const LARGEST_PAGE = 1000
const FURTHEST = 1_000_000

function count(what: string, input: unknown, most: number): number | null {
  if (input === undefined || input === null || input === '') return null
  const value = numberOf(input)
  if (value === null || !Number.isInteger(value) || value < 0)
    throw queryErrors.shape(what, 'a whole number of 0 or more')
  return Math.min(value, most)
}

/** `limit_page_length`, else `limit`, else 20; the text "0" means all (up to the largest page), the number 0 means 20. */
export function readPaging(input: {
  readonly limit_page_length?: unknown
  readonly limit?: unknown
  readonly limit_start?: unknown
}): Paging {
  const asked = input.limit_page_length ?? input.limit
  const limit = count('limit_page_length', asked, LARGEST_PAGE)
  const whenZero = asked === '0' ? LARGEST_PAGE : DEFAULT_PAGE
  return {
    limit: limit === null ? DEFAULT_PAGE : limit || whenZero,
    offset: count('limit_start', input.limit_start, FURTHEST) ?? 0,
  }
}
