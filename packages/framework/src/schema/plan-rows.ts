import type { RenamedTable } from './plan-renames.ts'
import { change, type SchemaChange } from './schema-change.ts'
import { literal, quoted } from './sql-text.ts'
import type { RowsField, WantedTable } from './table.ts'

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

/** Rows of a child table say in words where they hang: a renamed type or Table field takes them along. */
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

/** A Single's one row is named like its type, and its child rows know it by that name. */
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

/** What a change of the schema asks of rows: they follow renames, and a Single has its one document. */
export function planRows(
  tables: readonly RenamedTable[],
  wanted: readonly WantedTable[],
): readonly SchemaChange[] {
  const standing = new Map(tables.map((table) => [table.name, table]))
  const names = new Map(tables.map((table) => [table.earlierName, table]))
  const singles = wanted.filter(({ isSingle }) => isSingle)
  return [
    ...wanted.flatMap((table) => {
      const current = standing.get(table.name)
      return current ? moveRows(current, table, names) : []
    }),
    ...singles.flatMap(({ name }) => {
      const current = standing.get(name)
      return current ? renameSingle(current, wanted) : []
    }),
    ...singles.filter(({ name }) => !standing.get(name)?.hasOwnRow).map(insertSingle),
  ]
}
