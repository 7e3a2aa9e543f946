import type { DatabaseRule } from '#framework/doctypes'

const refuse = (constraint: string, what: string) =>
  `raise exception '${what}' using errcode = 'check_violation', constraint = 'Receipt.${constraint}';`

/** Asked at the commit: the number before this one is there, and since none is ever deleted, so are all others. */
const gapless: DatabaseRule = {
  name: 'gapless',
  moment: 'at commit',
  on: ['insert'],
  body: `
begin
  if new.number > 1 and not exists (
    select from "Receipt" where series = new.series and number = new.number - 1
  ) then
    ${refuse('gap', 'A receipt follows the one before it')}
  end if;
  return null;
end`,
}

/** What may change on a receipt: that it is cancelled, what was paid back, and names that its links follow. */
const changing = [
  ...['state', 'cancelled_on', 'cancel_reason', 'issued_for', 'returned', 'modified', 'modified_by'],
  ...['owner', 'payer', 'organisation', 'reference_name', 'payment', 'counter_payment', 'cash_collection'],
]

const kept: DatabaseRule = {
  name: 'kept',
  moment: 'before',
  on: ['update', 'delete'],
  body: `
declare
  changing constant text[] := array[${changing.map((column) => `'${column}'`).join(', ')}];
begin
  if tg_op = 'DELETE' then
    ${refuse('deleted', 'A receipt is cancelled, and never deleted')}
  end if;
  if (to_jsonb(new) - changing) <> (to_jsonb(old) - changing) then
    ${refuse('changed', 'What stands on a receipt never changes')}
  end if;
  if old.state = 'cancelled' and new.state <> old.state then
    ${refuse('revived', 'A cancelled receipt stays cancelled')}
  end if;
  return new;
end`,
}

export const receiptRules: readonly DatabaseRule[] = [gapless, kept]
