import {
  always,
  date,
  docType,
  int,
  link,
  money,
  reading,
  text,
  type DatabaseRule,
} from '#framework/doctypes'

const raiseViolation = (constraint: string, what: string) =>
  `raise exception '${what}' using errcode = 'check_violation', constraint = 'Ledger Line.${constraint}', detail = new.account;`

/**
 * Database rule: numbers 1 to `line_count` are used at commit, so no line can be added later. The account stays locked
 * until the end of the transaction, so that sequence and balance have no gaps.
 */
const sequencedLine: DatabaseRule = {
  name: 'in turn',
  moment: 'before',
  on: ['insert'],
  body: `
declare
  head record;
  account record;
begin
  select currency, line_count, posting_date into head from "Ledger Entry" where name = new.entry;
  if not found then
    ${raiseViolation('entry first', 'An entry comes before its lines')}
  end if;
  if new.line_number < 1 or new.line_number > head.line_count then
    ${raiseViolation('too late', 'No line is added to an entry that stands')}
  end if;
  if new.amount = 0 then
    ${raiseViolation('zero', 'A line moves something')}
  end if;
  update "Ledger Account" set line_count = line_count + 1, balance = balance + new.amount where name = new.account
    returning currency, kind, may_go_below, line_count, balance into account;
  if not found then
    ${raiseViolation('no account', 'There is no such account')}
  end if;
  if new.currency <> head.currency or account.currency <> head.currency then
    ${raiseViolation('currency', 'An entry and its accounts have one currency')}
  end if;
  if account.may_go_below = 0
    and (case when account.kind in ('asset', 'expense') then account.balance < 0 else account.balance > 0 end) then
    ${raiseViolation('overdrawn', 'The account does not hold that much')}
  end if;
  if abs(account.balance) > ${Number.MAX_SAFE_INTEGER} then
    ${raiseViolation('too much', 'The balance is beyond what can be counted')}
  end if;
  new.posting_date := head.posting_date;
  new.sequence := account.line_count;
  new.balance := account.balance;
  return new;
end`,
}

const lineRules: readonly DatabaseRule[] = [sequencedLine]

export const LedgerLine = docType('Ledger Line', {
  fields: {
    entry: link('Ledger Entry', { required: true, readOnly: true, inList: true }),
    line_number: int({ required: true, readOnly: true, min: 1 }),
    account: link('Ledger Account', { required: true, readOnly: true, inList: true }),
    amount: money({
      required: true,
      readOnly: true,
      inList: true,
      description: 'Debits are positive, credits negative',
    }),
    currency: text({ required: true, readOnly: true, maxLength: 3 }),
    posting_date: date({ required: true, readOnly: true, inList: true }),
    sequence: int({
      required: true,
      readOnly: true,
      min: 1,
      description: 'Position of this line in its account',
    }),
    balance: money({
      required: true,
      readOnly: true,
      inList: true,
      description: 'Account balance when this line was recorded',
    }),
    memo: text({ readOnly: true, maxLength: 500 }),
  },
  access: { 'System Manager': reading(always), 'School Office': reading(always) },
  uniqueTogether: [
    ['entry', 'line_number'],
    ['account', 'sequence'],
    // The index of a statement.
    ['account', 'posting_date', 'sequence'],
  ],
  titleField: 'entry',
  sort: 'account asc, sequence asc',
  trackChanges: false,
  appendOnly: true,
  databaseRules: lineRules,
})
