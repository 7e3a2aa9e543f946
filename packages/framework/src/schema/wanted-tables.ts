import { fieldsOf, isTable, type DocType, type Registry } from '#framework/doctypes'
import { systemPrefix, systemTables } from './system-tables.ts'
import type { RowsField, WantedTable } from './table.ts'
import { wantedColumns } from './wanted-columns.ts'
import { wantedParts } from './wanted-parts.ts'

// PostgreSQL cuts longer names in silence.
const LONGEST_NAME = 63

function refuseUnusableNames(table: WantedTable): void {
  const names = [table.name, ...table.columns.map(({ name }) => name)]
  const long = names.find((name) => Buffer.byteLength(name) > LONGEST_NAME)
  if (long !== undefined) throw new Error(`${long} is too long a name: at most ${LONGEST_NAME} bytes`)
  if (table.name.startsWith(systemPrefix)) throw new Error(`${table.name} is a name of the engine's own`)
}

/** The Table fields of every type, by the child type whose rows they hold. */
function rowsByChild(registry: Registry): ReadonlyMap<string, readonly RowsField[]> {
  const fields = registry.types.flatMap((type) =>
    fieldsOf(type).flatMap(({ fieldname, spec }) => {
      const renamedFrom = spec.options.renamedFrom ?? null
      return isTable(spec)
        ? [{ child: spec.child.name, parenttype: type.name, parentfield: fieldname, renamedFrom }]
        : []
    }),
  )
  return Map.groupBy(fields, ({ child }) => child)
}

function documentTable(type: DocType, rowsOf: readonly RowsField[]): WantedTable {
  const table: WantedTable = {
    name: type.name,
    columns: wantedColumns(type),
    parts: wantedParts(type),
    renamedFrom: type.renamedFrom,
    isSingle: type.naming.kind === 'single',
    rowsOf: rowsOf.toSorted((one, other) => (one.parenttype < other.parenttype ? -1 : 1)),
  }
  refuseUnusableNames(table)
  return table
}

/** Every table that the engine and the document types need: the engine's first, then by name. */
export function wantedTables(registry: Registry): readonly WantedTable[] {
  const rows = rowsByChild(registry)
  const tables = registry.types.map((type) => documentTable(type, rows.get(type.name) ?? []))
  return [...systemTables, ...tables.toSorted((one, other) => (one.name < other.name ? -1 : 1))]
}
