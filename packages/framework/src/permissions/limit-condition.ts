import { sql, type RawBuilder } from 'kysely'
import type { Limit } from './restriction.ts'

type Sql = RawBuilder<unknown>

const ROW = 'child row'

/** The documents named and all that hang below them, as the tree stands when the statement runs. */
function withDescendants(target: string, parentField: string, values: readonly string[]): Sql {
  return sql`array(with recursive below(name) as (
    select unnest(${[...values]}::text[])
    union select t."name" from ${sql.table(target)} t join below on ${sql.id('t', parentField)} = below.name
  ) select name from below)`
}

function allowedNames({ target, restrictions }: Limit): Sql {
  const valuesWith = (parentField: string | null) =>
    restrictions.filter((one) => one.parentField === parentField).map(({ value }) => value)
  const parentField = restrictions.find((one) => one.parentField !== null)?.parentField ?? null
  const plain = sql`${valuesWith(null)}::text[]`
  if (parentField === null) return plain
  return sql`(${plain} || ${withDescendants(target, parentField, valuesWith(parentField))})`
}

/** True, false or null: null where the column is empty and empty does not pass. */
function holdsAllowed(limit: Limit, source: string): Sql {
  const column = sql.id(source, limit.column)
  const isAllowed = sql`${column} = any(${allowedNames(limit)})`
  return limit.passesEmpty && limit.column !== 'name'
    ? sql`(${isAllowed} or ${column} is null or ${column} = '')`
    : isAllowed
}

/** One restriction of a caller as a condition on a type's rows; a table of theirs must hold no row that he may not reach. */
export function limitCondition(limit: Limit, source: string): Sql {
  const { rows } = limit
  if (rows === null) return holdsAllowed(limit, source)
  const place = sql`${sql.id(ROW, 'parent')} = ${sql.id(source, 'name')} and ${sql.id(ROW, 'parentfield')} = ${rows.field}`
  return sql`not exists (select from ${sql.table(rows.child.name)} ${sql.id(ROW)}
    where ${place} and (${holdsAllowed(limit, ROW)}) is not true)`
}
