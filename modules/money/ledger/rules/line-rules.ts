import type { DatabaseRule } from '#framework/doctypes'

const refuse = (constraint: string, what: string) =>
  `raise exception '${what}' using errcode = 'check_violation', constraint = 'Ledger Line.${constraint}', detail = new.account;`

/**
 * The numbers 1 to `line_count` of an entry are all taken when it is committed, so no line can be added later. The update
 * holds the row of the account until the end of the transaction: sequence and balance have no gap and no double.
 */
const inTurn: DatabaseRule = {
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
    ${refuse('entry first', 'An entry comes before its lines')}
  end if;
  if new.line_number < 1 or new.line_number > head.line_count then
    ${refuse('too late', 'No line is added to an entry that stands')}
  end if;
  if new.amount = 0 then
    ${refuse('zero', 'A line moves something')}
  end if;
  update "Ledger Account" set line_count = line_count + 1, balance = balance + new.amount where name = new.account
    returning currency, kind, may_go_below, line_count, balance into account;
  if not found then
    ${refuse('no account', 'There is no such account')}
  end if;
  if new.currency <> head.currency or account.currency <> head.currency then
    ${refuse('currency', 'An entry and its accounts have one currency')}
  end if;
  if account.may_go_below = 0
    and (case when account.kind in ('asset', 'expense') then account.balance < 0 else account.balance > 0 end) then
    ${refuse('overdrawn', 'The account does not hold that much')}
  end if;
  if abs(account.balance) > ${Number.MAX_SAFE_INTEGER} then
    ${refuse('too much', 'The balance is beyond what can be counted')}
  end if;
  new.posting_date := head.posting_date;
  new.sequence := account.line_count;
  new.balance := account.balance;
  return new;
end`,
}

export const lineRules: readonly DatabaseRule[] = [inTurn]
