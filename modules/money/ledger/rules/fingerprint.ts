import { createHash } from 'node:crypto'
import type { Posting } from './posting.ts'

/** Tells two postings apart that carry one key. The day counts only where it was asked for: a repetition may come tomorrow. */
export function fingerprintOf(posting: Posting, accounts: readonly string[]): string {
  const { kind, source, postingDate = null, memo = null, reverses = null } = posting
  const lines = posting.lines.map(({ amount, memo: word = null }, index) => [accounts[index], amount, word])
  const content = JSON.stringify([kind, source.type, source.name, postingDate, memo, reverses, lines])
  return createHash('sha256').update(content).digest('hex')
}
