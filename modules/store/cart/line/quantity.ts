import { cartErrors } from '../errors.ts'

/** Lines of one cart, and pieces of one line: what a household buys, and what a school does. */
export const MAX_LINES = 100
export const MAX_QUANTITY = 999

/** What people write for a number: not 1e3, not 0x10, which programs would take for one. */
const PLAIN = /^-?\d+(\.\d+)?$/

const numberIn = (text: string): number => (PLAIN.test(text) ? Number(text) : Number.NaN)

/** A quantity as a client sends it: a whole number from 1 to 999, each fault in its own words. */
export function readQuantity(value: unknown): number {
  if (value === null || value === undefined || value === '') return 1
  const quantity = typeof value === 'string' ? numberIn(value.trim()) : value
  if (typeof quantity !== 'number' || Number.isNaN(quantity)) throw cartErrors.no_number()
  if (quantity < 1) throw cartErrors.too_few_pieces()
  if (quantity > MAX_QUANTITY) throw cartErrors.too_many_pieces(MAX_QUANTITY)
  if (!Number.isInteger(quantity)) throw cartErrors.no_whole_number()
  return quantity
}
