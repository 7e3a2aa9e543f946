import type { DatabaseRule } from '#framework/doctypes'
import { gaplessRule, keptRule, refusing } from './numbered-rules.ts'

/** What may change on a receipt: that it is cancelled, what was paid back, and names that its links follow. */
const changing = [
  ...['state', 'cancelled_on', 'cancel_reason', 'issued_for', 'returned', 'modified', 'modified_by'],
  ...['owner', 'payer', 'organisation', 'reference_name', 'payment', 'counter_payment', 'cash_collection'],
]

const staysCancelled = `
  if old.state = 'cancelled' and new.state <> old.state then
    ${refusing('Receipt', 'revived', 'A cancelled receipt stays cancelled')}
  end if;`

const numbered = {
  type: 'Receipt',
  follows: 'A receipt follows the one before it',
  isDeleted: 'A receipt is cancelled, and never deleted',
  isChanged: 'What stands on a receipt never changes',
} as const

export const receiptRules: readonly DatabaseRule[] = [
  gaplessRule(numbered),
  keptRule(numbered, changing, staysCancelled),
]
