import { quoted } from '#framework/database'
import type { Rename, RenamedTable } from './plan-renames.ts'
import { change, type SchemaChange, type WantedTable, type RowsField } from './table.ts'
import { systemPrefix } from './system-tables.ts'
import { alterTable, literal } from './sql-text.ts'

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

/** The value, or the new one in its place; it is anything that PostgreSQL compares with a text. */
function replaced(value: string, renames: readonly Rename[]): string {
  const cases = renames.map(({ from, to }) => `when ${literal(from)} then ${literal(to)}`)
  return `case ${value} ${cases.join(' ')} else ${value} end`
}

function currentTypeName(value: string, renames: readonly RenamedTable[]): string {
  return replaced(
    value,
    renames.map(({ earlierName: from, name: to }) => ({ from, to })),
  )
}

/** Renames types within a text such as 'Order ORD-1'. */
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
    `update mela_event set payload = (select jsonb_object_agg(key, ${values}) from jsonb_each(payload))
     where done_at is null and payload <> '{}'`,
  )
}

/** Disables the database's rules for a statement, because a renaming changes immutable rows too. */
function withoutRules(table: string, statement: string): readonly string[] {
  return [alterTable(table, 'disable trigger user'), statement, alterTable(table, 'enable trigger user')]
}

function renameChoices(current: RenamedTable, { name, columns }: WantedTable): readonly SchemaChange[] {
  const outdated = columns.filter((column) => current.outdatedColumns.includes(column.name))
  return outdated.map((column) => {
    const value = quoted(column.name)
    const renames = Object.entries(column.renamedChoices).map(([from, to]) => ({ from, to }))
    const earlier = renames.map(({ from }) => literal(from)).join(', ')
    const update = `update ${quoted(name)} set ${value} = ${replaced(value, renames)} where ${value} in (${earlier})`
    return change(`Rename choices of ${name}.${column.name}`, ...withoutRules(name, update))
  })
}

function followInColumns(table: WantedTable, renames: readonly RenamedTable[]): SchemaChange {
  const columns = table.typeColumns.map(({ name, isWithin }) => {
    const column = quoted(name)
    return { column, now: isWithin ? currentText(column, renames) : currentTypeName(column, renames) }
  })
  const set = columns.map(({ column, now }) => `${column} = ${now}`).join(', ')
  const where = columns.map(({ column, now }) => `${column} <> ${now}`).join(' or ')
  return change(
    `Follow the renamed types in ${table.name}`,
    ...withoutRules(table.name, `update ${quoted(table.name)} set ${set} where ${where}`),
  )
}

/** Documents that name a type in words follow when it is renamed; links follow by themselves. */
function followRenames(
  tables: readonly RenamedTable[],
  wanted: readonly WantedTable[],
): readonly SchemaChange[] {
  const renames = tables.filter(
    ({ name, earlierName }) => name !== earlierName && !name.startsWith(systemPrefix),
  )
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

export function planRows(
  tables: readonly RenamedTable[],
  wanted: readonly WantedTable[],
): readonly SchemaChange[] {
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
    ...wanted.flatMap((table) => {
      const current = existing.get(table.name)
      return current ? renameChoices(current, table) : []
    }),
    ...singles.filter(({ name }) => !existing.get(name)?.hasOwnRow).map(insertSingle),
  ]
}
