import type { DatabaseRule } from '#framework/doctypes'

const raiseViolation = (constraint: string, what: string) =>
  `raise exception '${what}' using errcode = 'check_violation', constraint = 'Ledger Entry.${constraint}';`

/** Who posts and who closes a period wait for each other here: any number, the same in every server. */
export const PERIOD_LOCK = 7_265_104

/** A key that is taken is left to its own rule: what was posted before its period was closed may be posted again, to no effect. */
const periodIsOpen: DatabaseRule = {
  name: 'open period',
  moment: 'before',
  on: ['insert'],
  body: `
begin
  perform pg_advisory_xact_lock_shared(${PERIOD_LOCK});
  if exists (select from "Period Close" where until >= new.posting_date)
    and not exists (select from "Ledger Entry" where idempotency_key = new.idempotency_key) then
    ${raiseViolation('closed period', 'The period is closed')}
  end if;
  return new;
end`,
}

/** Asked at the commit, when the lines stand, in whatever order they came. */
const entryIsComplete: DatabaseRule = {
  name: 'whole',
  moment: 'at commit',
  on: ['insert'],
  body: `
declare
  lines record;
begin
  select count(*) as count, coalesce(sum(amount), 0) as sum, coalesce(sum(amount) filter (where amount > 0), 0) as debits
    into lines from "Ledger Line" where entry = new.name;
  if lines.count <> new.line_count or lines.count < 2 then
    ${raiseViolation('lines', 'An entry has at least two lines, and all of them')}
  end if;
  if lines.sum <> 0 then
    ${raiseViolation('unbalanced', 'An entry balances')}
  end if;
  if lines.debits <> new.total then
    ${raiseViolation('total', 'The total of an entry is that of its debits')}
  end if;
  return null;
end`,
}

export const entryRules: readonly DatabaseRule[] = [periodIsOpen, entryIsComplete]
