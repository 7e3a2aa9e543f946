import type { DatabaseRule } from '#framework/doctypes'

/** Of one person. */
export const MOST_ADDRESSES = 20

const refuse = (constraint: string, what: string) =>
  `raise exception '${what}' using errcode = 'check_violation', constraint = '${constraint}';`

/**
 * Whoever has addresses has exactly one default: the first, until another is marked; the oldest that is left when it goes.
 * The person's row is the lock, so that two who write at once see each other's. What the rule itself writes passes.
 */
const oneDefault: DatabaseRule = {
  name: 'one default',
  moment: 'before',
  on: ['insert', 'update', 'delete'],
  body: `
declare
  person text;
begin
  if pg_trigger_depth() > 1 then
    if tg_op = 'DELETE' then return old; else return new; end if;
  end if;
  if tg_op = 'DELETE' then person := old."user"; else person := new."user"; end if;
  perform 1 from "User" where name = person for no key update;
  if tg_op = 'DELETE' then
    if old.is_default = 1 then
      update "Address" set is_default = 1 where name = (
        select name from "Address" where "user" = person and name <> old.name order by creation, name limit 1
      );
    end if;
    return old;
  end if;
  if tg_op = 'UPDATE' and new."user" <> old."user" then
    ${refuse('Address.user', 'An address stays with its person')}
  end if;
  if tg_op = 'INSERT' and (select count(*) from "Address" where "user" = person) >= ${MOST_ADDRESSES} then
    ${refuse('Address.too many', 'There are too many addresses')}
  end if;
  if new.is_default = 1 then
    update "Address" set is_default = 0 where "user" = person and is_default = 1 and name <> new.name;
  elsif not exists (select from "Address" where "user" = person and is_default = 1 and name <> new.name) then
    new.is_default := 1;
  end if;
  return new;
end`,
}

export const addressRules: readonly DatabaseRule[] = [oneDefault]
