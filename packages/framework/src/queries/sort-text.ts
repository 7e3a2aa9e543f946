import { bounds } from './bounds.ts'
import { queryErrors } from './query-errors.ts'

const ALLOWED = /^[a-z0-9\-_ ,`'".()]*$/i

/** The terms of `order_by` or `group_by`, in the characters that the dialect lets through. */
export function termsOf(what: string, input: unknown, most: number): readonly string[] {
  if (input === undefined || input === null || input === '') return []
  if (typeof input !== 'string') throw queryErrors.shape(what, 'text like "start_date asc"')
  if (input.length > bounds.sortText) throw queryErrors.tooLong(what, bounds.sortText)
  if (!ALLOWED.test(input)) throw queryErrors.characters(what)
  const terms = input.split(',').map((term) => term.trim())
  if (terms.some((term) => term.length > bounds.sortTerm))
    throw queryErrors.tooLong(`A term of ${what}`, bounds.sortTerm)
  if (terms.length > most) throw queryErrors.tooMany(`fields in ${what}`, most)
  return terms.filter((term, _position, all) => term !== '' || all.length > 1)
}
