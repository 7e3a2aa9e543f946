import {
  appendOnlyTrigger,
  columnsOf,
  eventsText,
  fieldsOf,
  indexName,
  jsonConstraint,
  linkConstraint,
  ownColumns,
  primaryKey,
  ruleName,
  uniqueConstraint,
  wordIndexName,
  type DocType,
  type ResolvedField,
} from '#framework/doctypes'
import type { ForeignKey, Index, Part } from './table.ts'

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
  // An index is read in both directions: one that only runs downwards is the same as one that runs upwards.
  const isTurned = descending.length === columns.length
  return {
    kind: 'index',
    name: indexName(type.name, columns),
    columns,
    descending: isTurned ? [] : descending,
    where: null,
  }
}

/** The index of the type's own order, with the name last, as every list is sorted. */
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

/** Whoever reaches his own rows alone finds them in the type's order, however many rows others have. */
function ownIndexes(type: DocType): readonly Index[] {
  const { columns, descending } = sortIndex(type)
  return ownColumns(type)
    .filter((own) => !columns.includes(own))
    .map((own) => index(type, [own, ...columns], descending))
}

/** Fields by which it is asked who points at a document. */
const pointers: ReadonlySet<string> = new Set(['Link', 'Dynamic Link'])

function wishedIndexes(type: DocType): readonly Index[] {
  const searched = fieldsOf(type).filter(
    ({ fieldtype, spec }) => pointers.has(fieldtype) || spec.options.indexed,
  )
  // Clients ask for the newest, whatever the type's own order; what was created when never changes.
  const orders = type.isChild
    ? [index(type, ['parent', 'parentfield', 'idx'])]
    : [sortIndex(type), index(type, ['creation', 'name']), ...ownIndexes(type)]
  return [...orders, ...searched.map(({ fieldname }) => index(type, [fieldname]))]
}

function startsWith(columns: readonly string[], beginning: readonly string[]): boolean {
  return beginning.every((name, position) => columns[position] === name)
}

/** A unique key that begins alike finds the rows as well, or leaves nothing to sort. */
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

/** The keys, links and indexes of a type's table. */
export function wantedParts(type: DocType): readonly Part[] {
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
