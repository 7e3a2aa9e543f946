import { cartErrors } from '../errors.ts'

/** Lines of one cart, and pieces of one line: what a household buys, and what a school does. */
export const MOST_LINES = 100
export const MOST_PIECES = 999

/** A quantity as a client sends it: a whole number from 1 to 999, each fault in its own words. */
export function readQuantity(value: unknown): number {
  if (value === null || value === undefined || value === '') return 1
  const quantity = typeof value === 'string' ? Number(value) : value
  if (typeof quantity !== 'number' || Number.isNaN(quantity)) throw cartErrors.no_number()
  if (quantity < 1) throw cartErrors.too_few_pieces()
  if (quantity > MOST_PIECES) throw cartErrors.too_many_pieces(MOST_PIECES)
  if (!Number.isInteger(quantity)) throw cartErrors.no_whole_number()
  return quantity
}
