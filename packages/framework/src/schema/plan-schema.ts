import type { Registry } from '#framework/doctypes'
import { type RenamedTable, planRenames } from './plan-renames.ts'
import {
  change,
  destructive,
  type SchemaChange,
  type TableColumn,
  type WantedColumn,
  type WantedTable,
  type RowsField,
  type CurrentSchema,
} from './table.ts'
import { alterTable, columnText, quoted, literal, createTable } from './sql-text.ts'
import { planParts } from './plan-parts.ts'
import { wantedTables } from './wanted-tables.ts'

/** Conversions without loss; every type converts to text. */
const wider: Readonly<Record<string, readonly string[]>> = {
  smallint: ['integer', 'bigint', 'double precision'],
  integer: ['bigint', 'double precision'],
  date: ['timestamp'],
}

function isWider(from: string, to: string): boolean {
  return to === 'text' || (wider[from]?.includes(to) ?? false)
}

/** PostgreSQL formats decimals in its own way: 0.00001 is 1e-05. */
function isSameDefault(current: TableColumn, wanted: TableColumn): boolean {
  if (current.default === wanted.default) return true
  if (current.default === null || wanted.default === null || wanted.sqlType !== 'double precision')
    return false
  const [one, other] = [current.default, wanted.default].map((text) =>
    Number((text.split('::', 1)[0] ?? '').replaceAll("'", '')),
  )
  return one === other
}

function defaultAction(column: TableColumn): string {
  const action = column.default === null ? 'drop default' : `set default ${column.default}`
  return `alter column ${quoted(column.name)} ${action}`
}

function fill(table: string, column: TableColumn, value: string): string {
  return `update ${quoted(table)} set ${quoted(column.name)} = ${value} where ${quoted(column.name)} is null`
}

/** A required column without a value for existing rows is first added as nullable: there may be no rows. */
function addColumn({ name: table, isSingle }: WantedTable, column: WantedColumn): readonly SchemaChange[] {
  const isAsked = !column.isNullable && column.default === null
  const added = alterTable(
    table,
    `add column ${columnText({ ...column, isNullable: column.isNullable || isAsked })}`,
  )
  const filled =
    isSingle && column.isNullable && column.startsAs !== null ? [fill(table, column, column.startsAs)] : []
  const addition = change(`Add ${table}.${column.name}`, added, ...filled)
  return isAsked ? [addition, requireColumn(table, column)] : [addition]
}

function requireColumn(table: string, column: WantedColumn): SchemaChange {
  const filled = column.default === null ? [] : [fill(table, column, column.default)]
  const summary =
    column.default === null
      ? `Require ${table}.${column.name}, which has no default for documents without it`
      : `Fill ${table}.${column.name} with ${column.default} where it is empty, and require it`
  return change(summary, ...filled, alterTable(table, `alter column ${quoted(column.name)} set not null`))
}

function allowEmpty(table: string, column: TableColumn): SchemaChange {
  return change(
    `Let ${table}.${column.name} be empty`,
    alterTable(table, `alter column ${quoted(column.name)} drop not null`),
  )
}

function changeType(table: string, current: TableColumn, wanted: WantedColumn): SchemaChange {
  const column = quoted(wanted.name)
  const make = isWider(current.sqlType, wanted.sqlType) ? change : destructive
  const actions = [
    ...(current.default === null ? [] : [`alter column ${column} drop default`]),
    `alter column ${column} type ${wanted.sqlType} using ${column}::${wanted.sqlType}`,
    ...(wanted.default === null ? [] : [`alter column ${column} set default ${wanted.default}`]),
  ]
  return make(
    `Change ${table}.${wanted.name} from ${current.sqlType} to ${wanted.sqlType}`,
    alterTable(table, ...actions),
  )
}

function changeEmptiness(table: string, current: TableColumn, wanted: WantedColumn): readonly SchemaChange[] {
  if (current.isNullable === wanted.isNullable) return []
  return [wanted.isNullable ? allowEmpty(table, wanted) : requireColumn(table, wanted)]
}

function changeColumn(table: string, current: TableColumn, wanted: WantedColumn): readonly SchemaChange[] {
  if (current.sqlType !== wanted.sqlType) {
    const retyped = changeType(table, current, wanted)
    return retyped.isDestructive ? [retyped] : [retyped, ...changeEmptiness(table, current, wanted)]
  }
  const defaults = isSameDefault(current, wanted)
    ? []
    : [change(`Change the default of ${table}.${wanted.name}`, alterTable(table, defaultAction(wanted)))]
  return [...defaults, ...changeEmptiness(table, current, wanted)]
}

/** A removed field keeps its data; its column only becomes nullable. */
function forgetColumn(table: string, column: TableColumn): readonly SchemaChange[] {
  const stays = column.isNullable || column.default !== null ? [] : [allowEmpty(table, column)]
  const dropped = alterTable(table, `drop column ${quoted(column.name)}`)
  return [...stays, destructive(`Drop ${table}.${column.name} and its data`, dropped)]
}

function planColumns(current: RenamedTable, wanted: WantedTable): readonly SchemaChange[] {
  const existing = new Map(current.columns.map((column) => [column.name, column]))
  const names = new Set(wanted.columns.map(({ name }) => name))
  const removed = current.columns.filter(({ name }) => !names.has(name))
  return [
    ...wanted.columns.flatMap((column) => {
      const found = existing.get(column.name)
      return found ? changeColumn(wanted.name, found, column) : addColumn(wanted, column)
    }),
    ...removed.flatMap((column) => forgetColumn(wanted.name, column)),
  ]
}

function newTables(tables: readonly RenamedTable[], wanted: readonly WantedTable[]): readonly SchemaChange[] {
  const existing = new Set(tables.map(({ name }) => name))
  return wanted
    .filter(({ name }) => !existing.has(name))
    .map((table) => change(`Create ${table.name}`, ...createTable(table)))
}

function changedColumns(
  tables: readonly RenamedTable[],
  wanted: readonly WantedTable[],
): readonly SchemaChange[] {
  const existing = new Map(tables.map((table) => [table.name, table]))
  return wanted.flatMap((table) => {
    const current = existing.get(table.name)
    return current ? planColumns(current, table) : []
  })
}

function dropTables(
  tables: readonly RenamedTable[],
  wanted: readonly WantedTable[],
): readonly SchemaChange[] {
  const names = new Set(wanted.map(({ name }) => name))
  return tables
    .filter(({ name }) => !names.has(name))
    .map(({ name }) => destructive(`Drop ${name} and all its documents`, `drop table ${quoted(name)}`))
}

/** Plans the changes from the current schema to the wanted one, in a working order. Pure: no reads or writes. */
export function planSchema(registry: Registry, current: CurrentSchema): readonly SchemaChange[] {
  const wanted = wantedTables(registry)
  const { changes: renames, tables } = planRenames(current, wanted)
  const parts = planParts(tables, wanted)
  return [
    ...renames,
    ...parts.before,
    ...newTables(tables, wanted),
    ...changedColumns(tables, wanted),
    ...planRows(tables, wanted),
    ...parts.after,
    ...dropTables(tables, wanted),
  ]
}

interface Place {
  readonly parenttype: string
  readonly parentfield: string
}

type NewNames = ReadonlyMap<string, RenamedTable>

function placeNow(place: Place, fields: readonly RowsField[], names: NewNames): Place {
  const parenttype = names.get(place.parenttype)?.name ?? place.parenttype
  const ofType = fields.filter((field) => field.parenttype === parenttype)
  const stays = ofType.some(({ parentfield }) => parentfield === place.parentfield)
  const moved = stays ? undefined : ofType.find(({ renamedFrom }) => renamedFrom === place.parentfield)
  return { parenttype, parentfield: moved?.parentfield ?? place.parentfield }
}

/** Child rows store their parent's type and field by name, so renames update them. */
function moveRows(table: RenamedTable, wanted: WantedTable, names: NewNames): readonly SchemaChange[] {
  return table.parents.flatMap((place) => {
    const now = placeNow(place, wanted.rowsOf, names)
    if (now.parenttype === place.parenttype && now.parentfield === place.parentfield) return []
    const set = `parenttype = ${literal(now.parenttype)}, parentfield = ${literal(now.parentfield)}`
    const where = `parenttype = ${literal(place.parenttype)} and parentfield = ${literal(place.parentfield)}`
    return [
      change(
        `Move the rows of ${place.parenttype}.${place.parentfield} to ${now.parenttype}.${now.parentfield}`,
        `update ${quoted(table.name)} set ${set} where ${where}`,
      ),
    ]
  })
}

/** A Single's row is named like its type, and its child rows refer to that name. */
function renameSingle(table: RenamedTable, children: readonly WantedTable[]): readonly SchemaChange[] {
  if (table.name === table.earlierName || !table.hasOwnRow) return []
  const [from, to] = [literal(table.earlierName), literal(table.name)]
  const own = children.filter(({ rowsOf }) => rowsOf.some(({ parenttype }) => parenttype === table.name))
  return [
    change(
      `Rename the one document of ${table.earlierName}`,
      `update ${quoted(table.name)} set name = ${to} where name = ${from}`,
      ...own.map(
        ({ name }) =>
          `update ${quoted(name)} set parent = ${to} where parent = ${from} and parenttype = ${to}`,
      ),
    ),
  ]
}

/** `column` with the names of today; the value is anything that PostgreSQL compares with a text. */
function currentTypeName(value: string, renames: readonly RenamedTable[]): string {
  const cases = renames.map((one) => `when ${literal(one.earlierName)} then ${literal(one.name)}`)
  return `case ${value} ${cases.join(' ')} else ${value} end`
}

/** The same of a text in which types stand before the names of documents: 'Order ORD-1'. */
function currentText(column: string, renames: readonly RenamedTable[]): string {
  return renames.reduce(
    (text, one) => `replace(${text}, ${literal(`${one.earlierName} `)}, ${literal(`${one.name} `)})`,
    column,
  )
}

/** Renames document types in the payloads of waiting events. */
function followInEvents(renames: readonly RenamedTable[]): SchemaChange {
  const now = currentTypeName("value #>> '{}'", renames)
  const isTypeName = "key ~ '(doctype|_type)$' and jsonb_typeof(value) = 'string'"
  const values = `case when ${isTypeName} then to_jsonb(${now}) else value end`
  return change(
    'Follow the renamed types in events that wait',
    `update mela_signal set payload = (select jsonb_object_agg(key, ${values}) from jsonb_each(payload))
     where done_at is null and payload <> '{}'`,
  )
}

/** Rules about what people write, and the guard of what nobody changes, do not hold a renamed type back. */
function followInColumns(table: WantedTable, renames: readonly RenamedTable[]): SchemaChange {
  const columns = table.typeColumns.map(({ name, isWithin }) => {
    const column = quoted(name)
    return { column, now: isWithin ? currentText(column, renames) : currentTypeName(column, renames) }
  })
  const set = columns.map(({ column, now }) => `${column} = ${now}`).join(', ')
  const where = columns.map(({ column, now }) => `${column} <> ${now}`).join(' or ')
  return change(
    `Follow the renamed types in ${table.name}`,
    alterTable(table.name, 'disable trigger user'),
    `update ${quoted(table.name)} set ${set} where ${where}`,
    alterTable(table.name, 'enable trigger user'),
  )
}

/** Documents that name a type in words follow when it is renamed; links follow by themselves. */
function followRenames(
  tables: readonly RenamedTable[],
  wanted: readonly WantedTable[],
): readonly SchemaChange[] {
  const renames = tables.filter(({ name, earlierName }) => name !== earlierName)
  if (renames.length === 0) return []
  const existing = new Set(tables.map(({ name }) => name))
  const naming = wanted.filter(({ name, typeColumns }) => typeColumns.length > 0 && existing.has(name))
  return [followInEvents(renames), ...naming.map((table) => followInColumns(table, renames))]
}

function insertSingle(table: WantedTable): SchemaChange {
  const own = [
    ['name', literal(table.name)],
    ['owner', literal('Administrator')],
    ['creation', 'localtimestamp'],
    ['modified', 'localtimestamp'],
    ['modified_by', literal('Administrator')],
  ] as const
  const initial = table.columns.flatMap(({ name, startsAs }) =>
    startsAs === null ? [] : [[name, startsAs] as const],
  )
  const values = [...own, ...initial]
  const columns = values.map(([name]) => quoted(name)).join(', ')
  return change(
    `Make the one document of ${table.name}`,
    `insert into ${quoted(table.name)} (${columns}) values (${values.map(([, value]) => value).join(', ')})`,
  )
}

function planRows(tables: readonly RenamedTable[], wanted: readonly WantedTable[]): readonly SchemaChange[] {
  const existing = new Map(tables.map((table) => [table.name, table]))
  const names = new Map(tables.map((table) => [table.earlierName, table]))
  const singles = wanted.filter(({ isSingle }) => isSingle)
  return [
    ...wanted.flatMap((table) => {
      const current = existing.get(table.name)
      return current ? moveRows(current, table, names) : []
    }),
    ...singles.flatMap(({ name }) => {
      const current = existing.get(name)
      return current ? renameSingle(current, wanted) : []
    }),
    ...followRenames(tables, wanted),
    ...singles.filter(({ name }) => !existing.get(name)?.hasOwnRow).map(insertSingle),
  ]
}
