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
  select,
  text,
  type DatabaseRule,
} from '#framework/doctypes'
import { entryKinds } from './entry-kinds.ts'

/** Advisory lock between postings and the close of a period; an arbitrary number, the same on all servers. */
export const PERIOD_LOCK = 7_265_104

/** Database rule: skips keys in use, so that a repeated posting into a period closed since has no effect. */
const periodIsOpen: DatabaseRule = {
  name: 'open period',
  moment: 'before',
  on: ['insert'],
  body: `
begin
  perform pg_advisory_xact_lock_shared(${PERIOD_LOCK});
  if exists (select from "Period Close" where until >= new.posting_date)
    and not exists (select from "Ledger Entry" where idempotency_key = new.idempotency_key) then
    ${raiseViolation('Ledger Entry.closed period', 'The period is closed')}
  end if;
  return new;
end`,
}

/** Database rule, checked at commit, because the lines may be inserted in different orders. */
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
    ${raiseViolation('Ledger Entry.lines', 'An entry has at least two lines, and all of them')}
  end if;
  if lines.sum <> 0 then
    ${raiseViolation('Ledger Entry.unbalanced', 'An entry balances')}
  end if;
  if lines.debits <> new.total then
    ${raiseViolation('Ledger Entry.total', 'The total of an entry is that of its debits')}
  end if;
  return null;
end`,
}

const entryRules: readonly DatabaseRule[] = [periodIsOpen, entryIsComplete]

/** A balanced movement of value. Only `post` writes it; immutable. */
export const LedgerEntry = docType('Ledger Entry', {
  fields: {
    kind: select(entryKinds, { required: true, readOnly: true, inList: true, indexed: true }),
    posting_date: date({ required: true, readOnly: true, inList: true, indexed: true }),
    currency: text({ required: true, readOnly: true, maxLength: 3 }),
    total: money({ required: true, readOnly: true, min: 0, inList: true, description: 'Sum of all debits' }),
    line_count: int({ required: true, readOnly: true, min: 2 }),
    source_type: text({
      format: 'DocType',
      namesType: true,
      label: 'Source document type',
      required: true,
      readOnly: true,
      inList: true,
    }),
    source_name: text({
      label: 'Source document',
      required: true,
      readOnly: true,
      inList: true,
      indexed: true,
    }),
    memo: longText({ readOnly: true, maxLength: 1000 }),
    idempotency_key: text({ required: true, readOnly: true, unique: true, maxLength: 200 }),
    fingerprint: text({ required: true, readOnly: true, hidden: true, maxLength: 64 }),
    reverses: link('Ledger Entry', { readOnly: true, unique: true }),
  },
  access: { 'System Manager': reading(always), 'School Office': reading(always) },
  titleField: 'source_name',
  searchFields: ['source_name', 'idempotency_key'],
  sort: 'creation desc',
  trackChanges: false,
  appendOnly: true,
  databaseRules: entryRules,
})
