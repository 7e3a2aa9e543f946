/**
 * A rule that the database itself keeps, whoever writes: a trigger for each row, and what it runs. It is a part of the
 * type's table: made, changed and dropped with the schema.
 */
export interface DatabaseRule {
  /** Within its type. What it refuses should carry it: `raise … using errcode = 'check_violation', constraint = 'Type.name'`. */
  readonly name: string
  /**
   * `before`: it may fill or refuse the row. `at commit`: when everything that belongs together is written; it can only
   * refuse.
   */
  readonly moment: 'before' | 'at commit'
  readonly on: readonly [RowEvent, ...RowEvent[]]
  /** Of a PL/pgSQL trigger function, from `declare` or `begin` to `end`; `before` returns the row, `at commit` null. */
  readonly body: string
}

/** What happens to a row. */
export type RowEvent = 'insert' | 'update' | 'delete'

/** In the order in which PostgreSQL's own tools write them, so that two rules compare. */
const rowEvents: readonly RowEvent[] = ['insert', 'update', 'delete']

export function eventsText(on: readonly RowEvent[]): string {
  return rowEvents.filter((event) => on.includes(event)).join(' or ')
}

interface Defaults {
  /** Name of the type whose documents have the field `is_default`. */
  readonly type: string
  /** Its field that says whose a document is, and the type of that one. */
  readonly field: string
  readonly holder: string
  /** PL/pgSQL that may refuse a row that is written, with the holder locked: his name is in `holder_name`. */
  readonly refusing?: string
}

/**
 * Whoever has any has exactly one default: the first, until another is marked; the oldest that is left when it goes. The
 * holder's row is the lock, so that two who write at once see each other's. What the rule itself writes passes.
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
