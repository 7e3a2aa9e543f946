import { always, date, docType, int, link, money, reading, text } from '#framework/doctypes'
import { lineRules } from '../rules/line-rules.ts'

/** One side of an entry at one account. `sequence` and `balance` are the database's own: they let nobody come in between. */
export const LedgerLine = docType('Ledger Line', {
  fields: {
    entry: link('Ledger Entry', { required: true, readOnly: true, inList: true }),
    line_number: int({ required: true, readOnly: true, min: 1 }),
    account: link('Ledger Account', { required: true, readOnly: true, inList: true }),
    amount: money({
      required: true,
      readOnly: true,
      inList: true,
      description: 'A debit above zero, a credit below it',
    }),
    currency: text({ required: true, readOnly: true, maxLength: 3 }),
    posting_date: date({ required: true, readOnly: true, inList: true }),
    sequence: int({ required: true, readOnly: true, min: 1, description: 'Counts the lines of its account' }),
    balance: money({
      required: true,
      readOnly: true,
      inList: true,
      description: 'Of its account after this line',
    }),
    memo: text({ readOnly: true, maxLength: 500 }),
  },
  access: { 'System Manager': reading(always), 'School Office': reading(always) },
  uniqueTogether: [
    ['entry', 'line_number'],
    ['account', 'sequence'],
  ],
  titleField: 'entry',
  sort: 'account asc, sequence asc',
  trackChanges: false,
  appendOnly: true,
  databaseRules: lineRules,
})
