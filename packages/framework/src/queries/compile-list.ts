import { sql, type RawBuilder } from 'kysely'
import { compileConditions, type Conditions } from './compile-conditions.ts'
import type { ListQuery } from './read-query.ts'
import type { Output } from './selection.ts'
import { compileJoins, MAIN, quoted } from './sources.ts'
import { groupedInstead, isSummary, witnessColumns, type Witness } from './witness.ts'

export type Row = Record<string, unknown>

/** One text is built faster than a tree of names; whatever stands in it was looked up, never typed by a client. */
function selected({ selection: { outputs, isDistinct } }: ListQuery, isGrouped: boolean): string {
  const columns = outputs.map(shown).join(', ')
  return isDistinct && !isGrouped && columns !== '' ? `distinct ${columns}` : columns
}

function shown({ key, text, operand, isNamed }: Output): string {
  const isBare = isNamed && operand?.column.name === key && !operand.column.isZeroWhenEmpty
  return isBare ? text : `${text} as ${quoted(key)}`
}

/** `from` the type's table and what is joined to it. */
function from(conditions: Conditions): RawBuilder<unknown> {
  const { view, sources } = conditions
  const main = sql.raw(`${quoted(view.type.name)} ${MAIN}`)
  return sources.joined.length === 0 ? main : sql`${main}${compileJoins(view, sources.joined)}`
}

function grouping({ order }: ListQuery, groups: readonly string[]): string {
  const group = groups.length > 0 ? ` group by ${groups.join(', ')}` : ''
  const sorting = order.map(({ text, direction }) => `${text} ${direction}`).join(', ')
  return sorting === '' ? group : `${group} order by ${sorting}`
}

/** A list is one statement, whatever it joins, and whatever is to be told of the documents behind its rows. */
export function compileList(query: ListQuery, witnesses: readonly Witness[] = []): RawBuilder<Row> {
  const { limit, offset } = query.paging
  const isWitnessed = witnesses.length > 0
  const asked = selected(query, isWitnessed)
  const parts = [...(asked === '' ? [] : [sql.raw(asked)]), ...witnessColumns(isSummary(query), witnesses)]
  const columns = isWitnessed ? sql.join(parts) : sql.raw(asked)
  const groups = isWitnessed ? groupedInstead(query) : query.groups.map(({ text }) => text)
  const end = sql.raw(grouping(query, groups))
  return sql<Row>`select ${columns} from ${from(query)}${compileConditions(query)}${end} limit ${limit} offset ${offset}`
}

/** How many documents there are; rows of tables never multiply them here. */
export function compileCount(
  conditions: Conditions,
  witnesses: readonly Witness[] = [],
): RawBuilder<Row & { count: number }> {
  const columns = sql.join([sql`count(*) as count`, ...witnessColumns(true, witnesses)])
  return sql<
    Row & { count: number }
  >`select ${columns} from ${from(conditions)}${compileConditions(conditions)}`
}

/** Some documents: how many, and one of them by name. */
export interface Some {
  readonly count: number
  readonly first: string | null
}

/** As `compileCount`, but no further than `most`, and with the first of their names. */
export function compileSome(conditions: Conditions, most: number): RawBuilder<Some> {
  const found = sql`select ${sql.raw(MAIN)}."name" as name from ${from(conditions)}${compileConditions(conditions)}`
  return sql<Some>`select count(*)::int as count, min(name) as first from (${found} limit ${most}) counted`
}
