import {
  raiseViolation,
  always,
  date,
  docType,
  int,
  link,
  longText,
  money,
  reading,
  type DatabaseRule,
} from '#framework/doctypes'
import { PERIOD_LOCK } from '../entry/ledger-entry.doctype.ts'

const closesForwards: DatabaseRule = {
  name: 'forwards',
  moment: 'before',
  on: ['insert'],
  body: `
begin
  perform pg_advisory_xact_lock(${PERIOD_LOCK});
  if exists (select from "Period Close" where until >= new.until) then
    ${raiseViolation('Period Close.earlier', 'A later period is closed')}
  end if;
  return new;
end`,
}

const periodCloseRules: readonly DatabaseRule[] = [closesForwards]

const readers = { 'System Manager': reading(always), 'School Office': reading(always) }

export const PeriodClose = docType('Period Close', {
  fields: {
    until: date({ label: 'Closed until', required: true, unique: true, readOnly: true, inList: true }),
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

export const ClosingBalance = docType('Closing Balance', {
  fields: {
    period_close: link('Period Close', {
      label: 'Period closing',
      required: true,
      readOnly: true,
      inList: true,
    }),
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
