import { sql, type RawBuilder } from 'kysely'
import { columnsOf, fieldsOf, isTable, type Column, type DocType } from '#framework/doctypes'
import { visibleColumns } from '#framework/permissions'
import type { Asking } from './list-view.ts'

/** The columns of a type, or of one of its child types, that a reading may show. */
type Sees = (type: DocType) => ReadonlyMap<string, Column>

/** What may not be seen is null, so that the shape of a document never depends on who looks. */
function selected(column: Column, visible: ReadonlyMap<string, Column>): RawBuilder<unknown> {
  return visible.has(column.name) ? sql.id(column.name) : sql`null as ${sql.id(column.name)}`
}

/** JSON would print a timestamp with a T and without its trailing zeros. */
function selectedInJson(column: Column, visible: ReadonlyMap<string, Column>): RawBuilder<unknown> {
  if (column.sqlType !== 'timestamp' || !visible.has(column.name)) return selected(column, visible)
  const id = sql.id(column.name)
  return sql`to_char(${id}, 'YYYY-MM-DD HH24:MI:SS.US') as ${id}`
}

interface ChildTable {
  readonly fieldname: string
  readonly child: DocType
}

function childRows(parent: DocType, { fieldname, child }: ChildTable, sees: Sees): RawBuilder<unknown> {
  const visible = sees(child)
  const columns = sql.join([...columnsOf(child).values()].map((column) => selectedInJson(column, visible)))
  return sql`(select coalesce(json_agg(r order by r.idx), '[]'::json) from (
    select ${columns} from ${sql.table(child.name)} where "parent" = d."name" and "parenttype" = ${sql.lit(parent.name)} and "parentfield" = ${sql.lit(fieldname)}
  ) r) as ${sql.id(fieldname)}`
}

function tablesOf(type: DocType, sees: Sees): readonly RawBuilder<unknown>[] {
  return fieldsOf(type).flatMap(({ fieldname, spec }) =>
    isTable(spec) ? [childRows(type, { fieldname, child: spec.child }, sees)] : [],
  )
}

/** By the columns that are seen of a type: whoever sees the same of it sees the same of its rows. */
const texts = new WeakMap<ReadonlyMap<string, Column>, string>()

/**
 * A document's columns and its child rows as SQL; every column, whoever asks, where it is read whole. Written once for each
 * way to see a type: writing it takes longer than reading by it.
 */
export function shownText({ work, caller, type }: Asking, isWhole: boolean): string {
  const sees: Sees = isWhole ? columnsOf : (shown) => visibleColumns(shown, caller, type)
  const visible = sees(type)
  const known = texts.get(visible)
  if (known !== undefined) return known
  const columns = [...columnsOf(type).values()].map((column) => selected(column, visible))
  const text = sql.join([...columns, ...tablesOf(type, sees)]).compile(work.connection).sql
  texts.set(visible, text)
  return text
}
