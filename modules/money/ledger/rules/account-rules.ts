import type { DatabaseRule } from '#framework/doctypes'

const refuse = (constraint: string, what: string) =>
  `raise exception '${what}' using errcode = 'check_violation', constraint = 'Ledger Account.${constraint}';`

/** What makes an account this account never changes; its balance moves with its lines alone. */
const standing: DatabaseRule = {
  name: 'standing',
  moment: 'before',
  on: ['insert', 'update', 'delete'],
  body: `
begin
  if tg_op = 'DELETE' then
    ${refuse('kept', 'An account stays')}
  end if;
  new.party_type := coalesce(new.party_type, '');
  new.party := coalesce(new.party, '');
  if tg_op = 'INSERT' then
    if new.balance <> 0 or new.line_count <> 0 then
      ${refuse('empty', 'An account begins empty')}
    end if;
    if new.purpose = 'customer credit' and new.may_go_below <> 0 then
      ${refuse('credit', 'Credit that somebody owns cannot be overdrawn')}
    end if;
    return new;
  end if;
  if (new.balance, new.line_count) is distinct from (old.balance, old.line_count) and pg_trigger_depth() < 2 then
    ${refuse('moved', 'A balance moves with lines alone')}
  end if;
  if (new.name, new.kind, new.purpose, new.party_type, new.party, new.currency, new.may_go_below)
    is distinct from (old.name, old.kind, old.purpose, old.party_type, old.party, old.currency, old.may_go_below) then
    ${refuse('fixed', 'What an account is for cannot change')}
  end if;
  return new;
end`,
}

export const accountRules: readonly DatabaseRule[] = [standing]
