import { toDecimal } from '#meta'
import type { Due } from '../extension-points.ts'

/** What a payer is told of what he owes; amounts as the wire has them. */
export function toDueView(due: Due | null) {
  return due && { amount: toDecimal(due.amount), currency: due.currency, description: due.description }
}
