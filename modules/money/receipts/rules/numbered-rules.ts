import type { DatabaseRule } from '#framework/doctypes'

/** A type of papers that are counted by `series` and `number`, and what is said of one where the database refuses. */
interface Numbered {
  readonly type: string
  readonly follows: string
  readonly isDeleted: string
  readonly isChanged: string
}

/** As a rule of a type says no: with the name that its error carries. */
export const refusing = (type: string, constraint: string, what: string): string =>
  `raise exception '${what}' using errcode = 'check_violation', constraint = '${type}.${constraint}';`

/** Asked at the commit: the number before this one is there, and since none is ever deleted, so are all others. */
export function gaplessRule({ type, follows }: Pick<Numbered, 'type' | 'follows'>): DatabaseRule {
  return {
    name: 'gapless',
    moment: 'at commit',
    on: ['insert'],
    body: `
begin
  if new.number > 1 and not exists (
    select from "${type}" where series = new.series and number = new.number - 1
  ) then
    ${refusing(type, 'gap', follows)}
  end if;
  return null;
end`,
  }
}

/** What stands on a paper never changes, but for the columns that are named; `more` is said of an update beside it. */
export function keptRule(
  { type, isDeleted, isChanged }: Omit<Numbered, 'follows'>,
  changing: readonly string[],
  more = '',
): DatabaseRule {
  return {
    name: 'kept',
    moment: 'before',
    on: ['update', 'delete'],
    body: `
declare
  changing constant text[] := array[${changing.map((column) => `'${column}'`).join(', ')}];
begin
  if tg_op = 'DELETE' then
    ${refusing(type, 'deleted', isDeleted)}
  end if;
  if (to_jsonb(new) - changing) <> (to_jsonb(old) - changing) then
    ${refusing(type, 'changed', isChanged)}
  end if;${more}
  return new;
end`,
  }
}
