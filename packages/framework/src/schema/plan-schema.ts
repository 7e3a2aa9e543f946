import type { Registry } from '#framework/doctypes'
import { planColumns } from './plan-columns.ts'
import { planParts } from './plan-parts.ts'
import { planRenames, type RenamedTable } from './plan-renames.ts'
import { planRows } from './plan-rows.ts'
import { change, destructive, type SchemaChange } from './schema-change.ts'
import { createTable, quoted } from './sql-text.ts'
import type { CurrentSchema, WantedTable } from './table.ts'
import { wantedTables } from './wanted-tables.ts'

function newTables(tables: readonly RenamedTable[], wanted: readonly WantedTable[]): readonly SchemaChange[] {
  const standing = new Set(tables.map(({ name }) => name))
  return wanted
    .filter(({ name }) => !standing.has(name))
    .map((table) => change(`Create ${table.name}`, ...createTable(table)))
}

function changedColumns(
  tables: readonly RenamedTable[],
  wanted: readonly WantedTable[],
): readonly SchemaChange[] {
  const standing = new Map(tables.map((table) => [table.name, table]))
  return wanted.flatMap((table) => {
    const current = standing.get(table.name)
    return current ? planColumns(current, table) : []
  })
}

function goneTables(
  tables: readonly RenamedTable[],
  wanted: readonly WantedTable[],
): readonly SchemaChange[] {
  const names = new Set(wanted.map(({ name }) => name))
  return tables
    .filter(({ name }) => !names.has(name))
    .map(({ name }) => destructive(`Drop ${name} and all its documents`, `drop table ${quoted(name)}`))
}

/**
 * The changes that lead from the schema that stands to the one that the document types ask for, in an order that
 * works. Pure: nothing is read or written.
 */
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
    ...goneTables(tables, wanted),
  ]
}
