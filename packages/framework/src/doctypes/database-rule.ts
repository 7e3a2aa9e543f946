/**
 * A rule that the database enforces on every write by a row trigger. It is part of the type's table: created, changed
 * and dropped with the schema.
 */
export interface DatabaseRule {
  /**
   * Unique within its type. A refusal carries it: `raiseViolation('Type.name', …)`.
   */
  readonly name: string
  /** `before`: may fill or refuse the row. `at commit`: runs when all related rows are written; can only refuse. */
  readonly moment: 'before' | 'at commit'
  readonly on: readonly [RowEvent, ...RowEvent[]]
  /**
   * Body of a PL/pgSQL trigger function, from `declare` or `begin` to `end`; `before` returns the row, `at commit`
   * null.
   */
  readonly body: string
}

/** Returns the PL/pgSQL that refuses a row. `constraint` is 'Type.rule', which the error carries; `what` is for logs. */
export const raiseViolation = (constraint: string, what: string): string =>
  `raise exception '${what}' using errcode = 'check_violation', constraint = '${constraint}';`

export type RowEvent = 'insert' | 'update' | 'delete'

/** Ordered as PostgreSQL's own tools write them, so that two rules compare equal. */
const rowEvents: readonly RowEvent[] = ['insert', 'update', 'delete']

export function eventsText(on: readonly RowEvent[]): string {
  return rowEvents.filter((event) => on.includes(event)).join(' or ')
}

interface Defaults {
  readonly type: string
  readonly field: string
  readonly holder: string
  /** PL/pgSQL that may refuse a written row, with the holder locked: `holder_name` is the holder's name. */
  readonly refusing?: string
}

/**
 * Ensures exactly one default per holder: the first, until another is marked; the oldest remaining one when it is
 * deleted. The holder's row is locked, so that concurrent writers see each other. Writes of the rule itself pass.
 */
export function oneDefault({ type, field, holder, refusing = '' }: Defaults): DatabaseRule {
  return {
    name: 'one default',
    moment: 'before',
    on: ['insert', 'update', 'delete'],
    body: `
declare
  holder_name text;
begin
  if pg_trigger_depth() > 1 then
    if tg_op = 'DELETE' then return old; else return new; end if;
  end if;
  if tg_op = 'DELETE' then holder_name := old."${field}"; else holder_name := new."${field}"; end if;
  perform 1 from "${holder}" where name = holder_name for no key update;
  if tg_op = 'DELETE' then
    if old.is_default = 1 then
      update "${type}" set is_default = 1 where name = (
        select name from "${type}" where "${field}" = holder_name and name <> old.name order by creation, name limit 1
      );
    end if;
    return old;
  end if;${refusing}
  if new.is_default = 1 then
    update "${type}" set is_default = 0 where "${field}" = holder_name and is_default = 1 and name <> new.name;
  elsif not exists (
    select from "${type}" where "${field}" = holder_name and is_default = 1 and name <> new.name
  ) then
    new.is_default := 1;
  end if;
  return new;
end`,
  }
}
