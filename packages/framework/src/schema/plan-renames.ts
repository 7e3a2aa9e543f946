import { quoted } from '#framework/database'
import {
  change,
  type SchemaChange,
  type CurrentSchema,
  type CurrentTable,
  type Part,
  type WantedTable,
} from './table.ts'
import { alterTable } from './sql-text.ts'

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

export interface Rename {
  readonly from: string
  readonly to: string
}

interface RenameRequest {
  readonly name: string
  readonly renamedFrom: string | null
}

/** Orders renames so that each target is free: of a -> b and b -> c the second goes first. Circles are left out. */
export function inFreeOrder<R extends Rename>(
  renames: readonly R[],
  usedNames: Iterable<string>,
): readonly R[] {
  const names = new Set(usedNames)
  const waiting = new Set(renames)
  const done: R[] = []
  const next = () => [...waiting].find(({ to }) => !names.has(to))
  for (let rename = next(); rename; rename = next()) {
    waiting.delete(rename)
    names.delete(rename.from)
    names.add(rename.to)
    done.push(rename)
  }
  return done
}

export function dueRenames(
  requests: readonly RenameRequest[],
  current: readonly string[],
): readonly Rename[] {
  const due = requests.flatMap(({ name, renamedFrom }) =>
    renamedFrom !== null && current.includes(renamedFrom) ? [{ from: renamedFrom, to: name }] : [],
  )
  return inFreeOrder(due, current)
}

function renamed(name: string, renames: readonly Rename[]): string {
  return renames.find(({ from }) => from === name)?.to ?? name
}
