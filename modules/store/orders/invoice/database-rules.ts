import type { DatabaseRule } from '#framework/doctypes'
import { gaplessRule, immutableRule } from '#money/receipts'

const invoice = {
  type: 'Invoice',
  follows: 'An invoice follows the one before it',
  isDeleted: 'An invoice is taken back by a credit note, and never deleted',
  isChanged: 'What stands on an invoice never changes',
} as const

const creditNote = {
  type: 'Credit Note',
  follows: 'A credit note follows the one before it',
  isDeleted: 'A credit note is never deleted',
  isChanged: 'What stands on a credit note never changes',
} as const

/** Names that links follow when a document is renamed, and who is shown as its owner. */
const links = ['modified', 'modified_by', 'owner', 'order', 'business', 'customer'] as const

export const invoiceRules: readonly DatabaseRule[] = [
  gaplessRule(invoice),
  immutableRule(invoice, [...links, 'credited']),
]

export const creditNoteRules: readonly DatabaseRule[] = [
  gaplessRule(creditNote),
  immutableRule(creditNote, [...links, 'invoice', 'return_request']),
]
