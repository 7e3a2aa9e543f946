import { always, date, docType, int, link, longText, money, reading } from '#framework/doctypes'
import { periodCloseRules } from '../rules/period-close-rules.ts'

const readers = { 'System Manager': reading(always), 'School Office': reading(always) }

/** The books up to and including a day are done: nothing is dated there any more. */
export const PeriodClose = docType('Period Close', {
  fields: {
    until: date({ required: true, unique: true, readOnly: true, inList: true }),
    memo: longText({ readOnly: true, maxLength: 1000 }),
    account_count: int({ required: true, readOnly: true, default: 0, min: 0, inList: true }),
  },
  access: readers,
  titleField: 'until',
  sort: 'until desc',
  trackChanges: false,
  appendOnly: true,
  databaseRules: periodCloseRules,
})

/** What stood on an account when a period was closed: all its lines dated up to that day. */
export const ClosingBalance = docType('Closing Balance', {
  fields: {
    period_close: link('Period Close', { required: true, readOnly: true, inList: true }),
    account: link('Ledger Account', { required: true, readOnly: true, inList: true }),
    balance: money({ required: true, readOnly: true, inList: true }),
  },
  access: readers,
  uniqueTogether: [['period_close', 'account']],
  titleField: 'account',
  sort: 'period_close desc, account asc',
  trackChanges: false,
  appendOnly: true,
})
