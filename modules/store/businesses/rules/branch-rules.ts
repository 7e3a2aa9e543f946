import type { DatabaseRule } from '#framework/doctypes'

/**
 * A business that has branches has exactly one default: the first, until another is marked; the oldest that is left when
 * it goes. The business's row is the lock. What the rule itself writes passes.
 */
const oneDefault: DatabaseRule = {
  name: 'one default',
  moment: 'before',
  on: ['insert', 'update', 'delete'],
  body: `
declare
  at_business text;
begin
  if pg_trigger_depth() > 1 then
    if tg_op = 'DELETE' then return old; else return new; end if;
  end if;
  if tg_op = 'DELETE' then at_business := old.business; else at_business := new.business; end if;
  perform 1 from "Business" where name = at_business for no key update;
  if tg_op = 'DELETE' then
    if old.is_default = 1 then
      update "Business Branch" set is_default = 1 where name = (
        select name from "Business Branch" where business = at_business and name <> old.name order by creation, name limit 1
      );
    end if;
    return old;
  end if;
  if new.is_default = 1 then
    update "Business Branch" set is_default = 0 where business = at_business and is_default = 1 and name <> new.name;
  elsif not exists (
    select from "Business Branch" where business = at_business and is_default = 1 and name <> new.name
  ) then
    new.is_default := 1;
  end if;
  return new;
end`,
}

export const branchRules: readonly DatabaseRule[] = [oneDefault]
