import { quoted } from '#framework/database'
import {
  fieldsOf,
  isTable,
  type DocType,
  type Registry,
  columnsOf,
  type Column,
  appendOnlyTrigger,
  eventsText,
  indexName,
  jsonConstraint,
  linkConstraint,
  ownColumns,
  primaryKey,
  ruleName,
  typeNameColumns,
  uniqueConstraint,
  wordIndexName,
  type ResolvedField,
} from '#framework/doctypes'
import { systemPrefix, systemTables } from './system-tables.ts'
import type { RowsField, WantedTable, WantedColumn, ForeignKey, Index, Part } from './table.ts'
import { constant, literal } from './sql-text.ts'

function unique(type: DocType, columns: readonly string[]): Part {
  return { kind: 'unique', name: uniqueConstraint(type.name, columns), columns }
}

function keysOf(type: DocType): readonly Part[] {
  const single = fieldsOf(type).filter(({ spec }) => spec.options.unique)
  const json = fieldsOf(type).filter(({ fieldtype }) => fieldtype === 'JSON')
  return [
    { kind: 'primary key', name: primaryKey(type.name), columns: ['name'] },
    ...single.map(({ fieldname }) => unique(type, [fieldname])),
    ...type.uniqueTogether.map((fields) => unique(type, fields)),
    ...json.map(({ fieldname }): Part => {
      return { kind: 'json', name: jsonConstraint(type.name, fieldname), columns: [fieldname] }
    }),
  ]
}

function linkOf(type: DocType, { fieldname, options }: ResolvedField): ForeignKey {
  return {
    kind: 'link',
    name: linkConstraint(type.name, fieldname),
    columns: [fieldname],
    target: options[0] ?? '',
    targetColumn: 'name',
    onUpdate: 'cascade',
    onDelete: 'no action',
    isDeferrable: true,
  }
}

function index(type: DocType, columns: readonly string[], descending: readonly string[] = []): Index {
  // PostgreSQL reads an index in both directions, so all-descending equals all-ascending.
  const isTurned = descending.length === columns.length
  return {
    kind: 'index',
    name: indexName(type.name, columns),
    columns,
    descending: isTurned ? [] : descending,
    where: null,
  }
}

function sortIndex(type: DocType): Index {
  const terms = type.sort.split(',').map((term) => term.trim().split(/\s+/))
  const columns = terms.map(([name = '']) => name)
  const lost = columns.find((name) => !columnsOf(type).has(name))
  if (lost !== undefined) throw new Error(`${type.name} is sorted by ${lost}, which it does not have`)
  const descending = terms.filter(([, direction]) => direction === 'desc').map(([name = '']) => name)
  if (columns.includes('name')) return index(type, columns, descending)
  const isDownwards = terms[0]?.[1] === 'desc'
  return index(type, [...columns, 'name'], isDownwards ? [...descending, 'name'] : descending)
}

/** Indexes for callers who see only their own rows, in the type's order, however many rows others have. */
function ownIndexes(type: DocType): readonly Index[] {
  const { columns, descending } = sortIndex(type)
  return ownColumns(type)
    .filter((own) => !columns.includes(own))
    .map((own) => index(type, [own, ...columns], descending))
}

const pointers: ReadonlySet<string> = new Set(['Link', 'Dynamic Link'])

function wishedIndexes(type: DocType): readonly Index[] {
  const searched = fieldsOf(type).filter(
    ({ fieldtype, spec }) => pointers.has(fieldtype) || spec.options.indexed,
  )
  // Clients sort by creation whatever the type's own order; creation does not change.
  const orders = type.isChild
    ? [index(type, ['parent', 'parentfield', 'idx'])]
    : [sortIndex(type), index(type, ['creation', 'name']), ...ownIndexes(type)]
  return [...orders, ...searched.map(({ fieldname }) => index(type, [fieldname]))]
}

function startsWith(columns: readonly string[], beginning: readonly string[]): boolean {
  return beginning.every((name, position) => columns[position] === name)
}

/** True when a unique key with the same first columns makes the index redundant. */
function isServedBy(key: Part, { columns }: Index): boolean {
  if (key.kind !== 'unique' && key.kind !== 'primary key') return false
  return startsWith(key.columns, columns) || startsWith(columns, key.columns)
}

function indexesOf(type: DocType, keys: readonly Part[]): readonly Index[] {
  if (type.naming.kind === 'single') return []
  const wished = wishedIndexes(type).filter((one) => !keys.some((key) => isServedBy(key, one)))
  const isNeeded = (one: Index, position: number) =>
    !wished.some((other, place) => {
      const isLonger = other.columns.length > one.columns.length || place < position
      return other !== one && isLonger && startsWith(other.columns, one.columns)
    })
  return wished.filter(isNeeded)
}

function wordIndexesOf(type: DocType): readonly Part[] {
  return fieldsOf(type).flatMap(({ fieldname, spec }): readonly Part[] => {
    const { wordIndex: longest } = spec.options
    if (longest === undefined) return []
    return [{ kind: 'words', name: wordIndexName(type.name, fieldname), columns: [fieldname], longest }]
  })
}

function wantedParts(type: DocType): readonly Part[] {
  const links = fieldsOf(type).filter(({ fieldtype }) => fieldtype === 'Link')
  const keys = keysOf(type)
  const guard: readonly Part[] = type.appendOnly
    ? [{ kind: 'append only', name: appendOnlyTrigger(type.name), columns: [] }]
    : []
  const rules = type.databaseRules.map(({ name, moment, on, body }): Part => {
    return {
      kind: 'rule',
      name: ruleName(type.name, name),
      columns: [],
      moment,
      events: eventsText(on),
      body,
    }
  })
  const indexes = [...indexesOf(type, keys), ...wordIndexesOf(type)]
  return [...keys, ...indexes, ...guard, ...rules, ...links.map((field) => linkOf(type, field))]
}

const zeroes: readonly string[] = ['docstatus', 'idx']

function initialOf(type: DocType, column: Column): string | number | null {
  if (column.isStandard) return zeroes.includes(column.name) ? 0 : null
  return type.fields[column.name]?.initial ?? null
}

/** Null for a Link's default: on the first start its document may not exist yet. */
function firstValue(type: DocType, column: Column): string | null {
  const initial = initialOf(type, column)
  if (initial === null || column.isStandard) return null
  const target = column.fieldtype === 'Link' && type.fields[column.name]?.choices[0]
  return target
    ? `(select name from ${quoted(target)} where name = ${literal(String(initial))})`
    : constant(initial, column.sqlType)
}

/** A Single's row exists before its first save, which is when required fields are checked. */
function mayBeEmpty(type: DocType, column: Column): boolean {
  if (column.isNullable) return true
  if (type.naming.kind !== 'single' || column.isStandard) return false
  return column.fieldtype === 'Link' || initialOf(type, column) === null
}

function wantedColumn(type: DocType, column: Column): WantedColumn {
  const initial = initialOf(type, column)
  const isNullable = mayBeEmpty(type, column)
  return {
    name: column.name,
    sqlType: column.sqlType,
    isNullable,
    default: isNullable || initial === null ? null : constant(initial, column.sqlType),
    renamedFrom: type.fields[column.name]?.options.renamedFrom ?? null,
    renamedChoices: type.fields[column.name]?.options.renamedChoices ?? {},
    startsAs: type.naming.kind === 'single' ? firstValue(type, column) : null,
  }
}

/**
 * Columns of a type's table. A required column has the field's initial value as its default, so that a server of an
 * earlier version can insert during an upgrade.
 */
function wantedColumns(type: DocType): readonly WantedColumn[] {
  return [...columnsOf(type).values()].map((column) => wantedColumn(type, column))
}

// PostgreSQL truncates longer names silently.
const LONGEST_NAME = 63

function refuseUnusableNames(table: WantedTable): void {
  const names = [table.name, ...table.columns.map(({ name }) => name)]
  const long = names.find((name) => Buffer.byteLength(name) > LONGEST_NAME)
  if (long !== undefined) throw new Error(`${long} is too long a name: at most ${LONGEST_NAME} bytes`)
  if (table.name.startsWith(systemPrefix)) throw new Error(`${table.name} is a name of the engine's own`)
}

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

/** Columns of a type that store names of document types. */
function typeColumns(type: DocType): WantedTable['typeColumns'] {
  const texts = fieldsOf(type).filter(({ spec }) => spec.options.namesType === 'within')
  return [
    ...[...typeNameColumns(type)].map((name) => ({ name, isWithin: false })),
    ...texts.map(({ fieldname: name }) => ({ name, isWithin: true })),
  ]
}

function documentTable(type: DocType, rowsOf: readonly RowsField[]): WantedTable {
  const table: WantedTable = {
    name: type.name,
    columns: wantedColumns(type),
    parts: wantedParts(type),
    renamedFrom: type.renamedFrom,
    isSingle: type.naming.kind === 'single',
    rowsOf: rowsOf.toSorted((one, other) => (one.parenttype < other.parenttype ? -1 : 1)),
    typeColumns: typeColumns(type),
  }
  refuseUnusableNames(table)
  return table
}

export function wantedTables(registry: Registry): readonly WantedTable[] {
  const rows = rowsByChild(registry)
  const tables = registry.types.map((type) => documentTable(type, rows.get(type.name) ?? []))
  return [...systemTables, ...tables.toSorted((one, other) => (one.name < other.name ? -1 : 1))]
}
