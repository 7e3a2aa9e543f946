import {
  raiseViolation,
  always,
  check,
  docType,
  int,
  money,
  reading,
  select,
  text,
  type DatabaseRule,
} from '#framework/doctypes'
import { accountKinds, accountPurposes } from './account-purposes.rules.ts'

/** Database rule: an account's identity is immutable, and only its lines change the balance. */
const accountIsImmutable: DatabaseRule = {
  name: 'immutable',
  moment: 'before',
  on: ['insert', 'update', 'delete'],
  body: `
begin
  if tg_op = 'DELETE' then
    ${raiseViolation('Ledger Account.deleted', 'An account stays')}
  end if;
  new.party_type := coalesce(new.party_type, '');
  new.party := coalesce(new.party, '');
  if tg_op = 'INSERT' then
    if new.balance <> 0 or new.line_count <> 0 then
      ${raiseViolation('Ledger Account.empty', 'An account begins empty')}
    end if;
    if new.purpose in ('customer credit', 'gift card', 'reward points') and new.may_go_below <> 0 then
      ${raiseViolation('Ledger Account.credit', 'Credit that somebody owns cannot be overdrawn')}
    end if;
    return new;
  end if;
  if (new.balance, new.line_count) is distinct from (old.balance, old.line_count) and pg_trigger_depth() < 2 then
    ${raiseViolation('Ledger Account.moved', 'A balance moves with lines alone')}
  end if;
  if (new.name, new.kind, new.purpose, new.party_type, new.party, new.currency, new.may_go_below)
    is distinct from (old.name, old.kind, old.purpose, old.party_type, old.party, old.currency, old.may_go_below) then
    ${raiseViolation('Ledger Account.fixed', 'What an account is for cannot change')}
  end if;
  return new;
end`,
}

const accountRules: readonly DatabaseRule[] = [accountIsImmutable]

export const LedgerAccount = docType('Ledger Account', {
  fields: {
    account_name: text({ required: true, readOnly: true, inList: true }),
    kind: select(accountKinds, { required: true, readOnly: true, inList: true, indexed: true }),
    purpose: select(accountPurposes, { required: true, readOnly: true, inList: true }),
    party_type: text({
      namesType: true,
      format: 'DocType',
      readOnly: true,
      description: 'Owner of the account; leave empty if it has none',
    }),
    party: text({ readOnly: true, inList: true, indexed: true }),
    currency: text({ required: true, readOnly: true, maxLength: 3 }),
    may_go_below: check({
      label: 'May be overdrawn',
      readOnly: true,
      description: 'If off, the account cannot be overdrawn',
    }),
    balance: money({
      required: true,
      readOnly: true,
      default: 0,
      inList: true,
      description: 'Debits minus credits, as of the last line',
    }),
    line_count: int({ required: true, readOnly: true, default: 0, min: 0 }),
  },
  access: { 'System Manager': reading(always), 'School Office': reading(always) },
  uniqueTogether: [['purpose', 'party_type', 'party', 'currency']],
  titleField: 'account_name',
  searchFields: ['account_name', 'purpose', 'party'],
  sort: 'account_name asc',
  trackChanges: false,
  databaseRules: accountRules,
})
