import { dueRenames, renamed, type Rename } from './renames.ts'
import { change, type SchemaChange } from './schema-change.ts'
import { alterTable, quoted } from './sql-text.ts'
import type { CurrentSchema, CurrentTable, Part, WantedTable } from './table.ts'

/** A table that stands, by its wanted names. */
export interface RenamedTable extends CurrentTable {
  readonly earlierName: string
}

export interface AfterRenames {
  readonly changes: readonly SchemaChange[]
  readonly tables: readonly RenamedTable[]
}

function columnRenames(current: CurrentTable, wanted: WantedTable | undefined): readonly Rename[] {
  const names = current.columns.map(({ name }) => name)
  return dueRenames(wanted?.columns ?? [], names)
}

interface Renaming {
  readonly tables: readonly Rename[]
  /** By the wanted name of the table. */
  readonly columns: ReadonlyMap<string, readonly Rename[]>
}

function renamedPart(part: Part, table: string, renaming: Renaming): Part {
  const columns = renaming.columns.get(table) ?? []
  const both = { columns: part.columns.map((name) => renamed(name, columns)) }
  if (part.kind === 'link') {
    const target = renamed(part.target, renaming.tables)
    const targetColumn = renamed(part.targetColumn, renaming.columns.get(target) ?? [])
    return { ...part, ...both, target, targetColumn }
  }
  if (part.kind === 'index')
    return { ...part, ...both, descending: part.descending.map((name) => renamed(name, columns)) }
  return { ...part, ...both }
}

function renamedTable(table: CurrentTable, renaming: Renaming): RenamedTable {
  const name = renamed(table.name, renaming.tables)
  const columns = renaming.columns.get(name) ?? []
  return {
    ...table,
    name,
    earlierName: table.name,
    columns: table.columns.map((column) => ({ ...column, name: renamed(column.name, columns) })),
    parts: table.parts.map((part) => renamedPart(part, name, renaming)),
  }
}

function tableChange({ from, to }: Rename): SchemaChange {
  return change(`Rename ${from} to ${to}`, alterTable(from, `rename to ${quoted(to)}`))
}

function columnChange(table: string, { from, to }: Rename): SchemaChange {
  return change(
    `Rename ${table}.${from} to ${to}`,
    alterTable(table, `rename column ${quoted(from)} to ${quoted(to)}`),
  )
}

/** Tables and columns get their new names; all that follows speaks of them by these. */
export function planRenames(current: CurrentSchema, wanted: readonly WantedTable[]): AfterRenames {
  const tables = dueRenames(
    wanted,
    current.tables.map(({ name }) => name),
  )
  const byName = new Map(wanted.map((table) => [table.name, table]))
  const columns = new Map(
    current.tables.map((table) => {
      const name = renamed(table.name, tables)
      return [name, columnRenames(table, byName.get(name))]
    }),
  )
  const renaming = { tables, columns }
  return {
    changes: [
      ...tables.map(tableChange),
      ...[...columns].flatMap(([table, renames]) => renames.map((rename) => columnChange(table, rename))),
    ],
    tables: current.tables.map((table) => renamedTable(table, renaming)),
  }
}
