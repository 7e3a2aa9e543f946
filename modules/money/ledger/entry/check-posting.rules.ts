import { isDate } from '#meta'
import { ledgerErrors } from '../errors.ts'
import type { Posting, PostingLine } from './posting.ts'

export const MAX_ENTRY_LINES = 500
const MAX_KEY_LENGTH = 200

function requireAmount({ amount }: PostingLine): void {
  if (!Number.isSafeInteger(amount)) throw ledgerErrors.not_minor_units(String(amount))
  if (amount === 0) throw ledgerErrors.zero_amount()
}

/** Sums exactly: a sum of safe integers need not be a safe integer. */
function sumAmounts(amounts: readonly number[]): bigint {
  return amounts.reduce((sum, amount) => sum + BigInt(amount), 0n)
}

/** Returns the sum of debits, in minor units. */
export function sumDebits(lines: readonly PostingLine[]): number {
  const total = sumAmounts(lines.map(({ amount }) => amount).filter((amount) => amount > 0))
  if (total > BigInt(Number.MAX_SAFE_INTEGER)) throw ledgerErrors.too_much()
  return Number(total)
}

function requireDay(day: string | undefined, today: string): void {
  if (day === undefined) return
  if (!isDate(day)) throw ledgerErrors.not_a_day(day)
  if (day > today) throw ledgerErrors.future_date(day)
}

export function requirePosting({ lines, idempotencyKey, source, postingDate }: Posting, today: string): void {
  if (idempotencyKey === '' || idempotencyKey.length > MAX_KEY_LENGTH)
    throw ledgerErrors.key_missing(MAX_KEY_LENGTH)
  if (source.type === '' || source.name === '') throw ledgerErrors.source_missing()
  if (lines.length < 2 || lines.length > MAX_ENTRY_LINES) throw ledgerErrors.line_count(MAX_ENTRY_LINES)
  lines.forEach(requireAmount)
  const difference = sumAmounts(lines.map(({ amount }) => amount))
  if (difference !== 0n) throw ledgerErrors.unbalanced(Number(difference))
  requireDay(postingDate, today)
}
