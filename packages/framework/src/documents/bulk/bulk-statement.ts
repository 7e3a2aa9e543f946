import { sql, type RawBuilder } from 'kysely'
import { prepareRepeatedWrite } from '#framework/database'
import type { DocType } from '#framework/doctypes'
import type { Row } from '#framework/queries'
import type { Change } from '../journal.ts'
import { actorOf, recordChange, type Writing } from '../writes/writing.ts'
import { parentTypes } from './bulk-rules.ts'

type Sql = RawBuilder<unknown>

/** One moment for every row of the statement. */
export const MOMENT = sql`(select now from moment)`

const moment = sql`moment as materialized (select clock_timestamp()::timestamp as now)`

/** The statement that writes the rows, up to its `returning`. */
interface BulkPart {
  readonly write: Sql
  /** Columns of the written rows that the answer needs beside their names, with the expressions behind them. */
  readonly returning: readonly Sql[]
  readonly fields: readonly string[]
  readonly kind: 'created' | 'saved' | 'deleted'
  readonly emits: boolean
  readonly isEdit: boolean
  /** Further parts, which read the table `written`. */
  readonly parts?: readonly Sql[]
  /** Further events of each row: rows of a name and a payload, from `written`. */
  readonly events?: readonly Sql[]
}

const eventNames = {
  created: 'document.inserted',
  saved: 'document.saved',
  deleted: 'document.deleted',
} as const

/** A changed row is a change of its document: who changed it and when stands there. */
function touchedPart(parent: DocType, index: number, user: string): Sql {
  return sql`${sql.id(`touched${index}`)} as (update ${sql.table(parent.name)} p
    set "modified" = ${MOMENT}, "modified_by" = ${user}
    where p."name" in (select "parent" from written where "parenttype" = ${parent.name}))`
}

function eventsPart({ type }: Writing, { kind, emits, events = [] }: BulkPart): readonly Sql[] {
  if (!emits) return []
  const own = type.isChild
    ? sql`select distinct 'document.saved', jsonb_build_object('doctype', "parenttype", 'name', "parent") from written`
    : sql`select ${eventNames[kind]}::text, jsonb_build_object('doctype', ${type.name}::text, 'name', "name") from written`
  const all = sql.join([own, ...events], sql` union all `)
  return [sql`happened as (insert into mela_signal (name, payload) ${all})`]
}

function statementOf(writing: Writing, part: BulkPart): RawBuilder<Row> {
  const { type } = writing
  const standard = type.isChild ? ['name', 'parent', 'parenttype'] : ['name']
  const fields = part.fields.filter((field) => !standard.includes(field))
  const returning = sql.join([
    ...[...standard, ...fields].map((column) => sql`${sql.id('d', column)}`),
    ...part.returning,
  ])
  const written = sql`written as (${part.write} returning ${returning})`
  const parents = part.isEdit ? parentTypes(writing) : []
  const touched = parents.map((parent, index) => touchedPart(parent, index, actorOf(writing)))
  const all = [moment, written, ...touched, ...(part.parts ?? []), ...eventsPart(writing, part)]
  return sql<Row>`with ${sql.join(all)} select * from written`
}

function recordRows(writing: Writing, rows: readonly Row[], kind: Change['kind']): void {
  const { type } = writing
  if (!type.isChild) {
    for (const { name } of rows) recordChange(writing, String(name), kind)
    return
  }
  for (const parent of parentTypes(writing)) {
    const own = rows.filter(({ parenttype }) => parenttype === parent.name)
    for (const name of new Set(own.map((row) => String(row['parent']))))
      recordChange({ ...writing, type: parent }, name, 'saved')
  }
}

/** Writes rows with what belongs to them, in one statement; answers the rows that were written. */
export async function runBulk(
  writing: Writing,
  part: BulkPart,
  translate: (error: unknown) => unknown,
): Promise<readonly Row[]> {
  const { connection } = writing.work
  const { rows } = await connection
    .executeQuery(prepareRepeatedWrite(statementOf(writing, part).compile(connection)))
    .catch((error: unknown) => {
      throw translate(error)
    })
  recordRows(writing, rows, part.kind)
  return rows
}
