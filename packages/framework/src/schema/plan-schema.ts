import { quoted } from '#framework/database'
import type { Registry } from '#framework/doctypes'
import { type RenamedTable, planRenames } from './plan-renames.ts'
import {
  change,
  destructive,
  type SchemaChange,
  type TableColumn,
  type WantedColumn,
  type WantedTable,
  type CurrentSchema,
} from './table.ts'
import { alterTable, columnText, createTable } from './sql-text.ts'
import { planParts } from './plan-parts.ts'
import { wantedTables } from './wanted-tables.ts'
import { planRows } from './plan-rows.ts'

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
