import type { Condition } from './access.ts'
import { hasColumn, type ColumnFieldType } from '#meta'
import type { DocType } from './doc-type.ts'
import { fieldsOf, type ResolvedField, isTable } from './field/field-rules.ts'

export type SqlType =
  'text' | 'date' | 'timestamp' | 'time' | 'bigint' | 'integer' | 'smallint' | 'double precision'

export interface Column {
  readonly name: string
  readonly fieldtype: ColumnFieldType
  readonly sqlType: SqlType
  readonly level: number
  readonly isNullable: boolean
  readonly isStandard: boolean
  /** True for numbers that clients read as 0 when they are null. */
  readonly isZeroWhenEmpty: boolean
}

const otherThanText: Partial<Record<ColumnFieldType, SqlType>> = {
  Check: 'smallint',
  Int: 'bigint',
  Float: 'double precision',
  Currency: 'bigint',
  Percent: 'double precision',
  Duration: 'double precision',
  Rating: 'double precision',
  Date: 'date',
  Datetime: 'timestamp',
  Time: 'time',
}

function standard(name: string, fieldtype: ColumnFieldType, sqlType: SqlType): Column {
  return { name, fieldtype, sqlType, level: 0, isNullable: false, isStandard: true, isZeroWhenEmpty: false }
}

const documentColumns: readonly Column[] = [
  standard('name', 'Data', 'text'),
  standard('owner', 'Data', 'text'),
  standard('creation', 'Datetime', 'timestamp'),
  standard('modified', 'Datetime', 'timestamp'),
  standard('modified_by', 'Data', 'text'),
  standard('docstatus', 'Int', 'smallint'),
  standard('idx', 'Int', 'integer'),
]

const rowColumns: readonly Column[] = [
  ...documentColumns,
  standard('parent', 'Data', 'text'),
  standard('parentfield', 'Data', 'text'),
  standard('parenttype', 'Data', 'text'),
]

const numbers: readonly ColumnFieldType[] = ['Int', 'Float', 'Currency', 'Percent', 'Duration', 'Rating']

/** True for numbers that clients read as 0 when they are null; false where the field itself refuses 0. */
export function isZeroWhenEmpty({ fieldtype, required, min, max, spec }: ResolvedField): boolean {
  if (required || spec.options.isNullable === true) return false
  return numbers.some((type) => type === fieldtype) && (min ?? 0) <= 0 && (max ?? 0) >= 0
}

function fieldColumns(type: DocType): readonly Column[] {
  return fieldsOf(type).flatMap((field) => {
    const { fieldname, fieldtype, level, required } = field
    return hasColumn(fieldtype)
      ? [
          {
            name: fieldname,
            fieldtype,
            sqlType: otherThanText[fieldtype] ?? 'text',
            level,
            isNullable: !required && fieldtype !== 'Check',
            isStandard: false,
            isZeroWhenEmpty: isZeroWhenEmpty(field),
          },
        ]
      : []
  })
}

const knownTypeNames = new WeakMap<DocType, ReadonlySet<string>>()

/** Columns of a type that hold the names of document types. */
export function typeNameColumns(type: DocType): ReadonlySet<string> {
  const remembered = knownTypeNames.get(type)
  if (remembered) return remembered
  const names = fieldsOf(type).flatMap(({ fieldname, spec: { options } }) =>
    [options.namesType === true ? fieldname : [], options.typeField ?? []].flat(),
  )
  const columns = new Set(names)
  knownTypeNames.set(type, columns)
  return columns
}

const known = new WeakMap<DocType, ReadonlyMap<string, Column>>()

export function columnsOf(type: DocType): ReadonlyMap<string, Column> {
  const remembered = known.get(type)
  if (remembered) return remembered
  const all = [...(type.isChild ? rowColumns : documentColumns), ...fieldColumns(type)]
  const columns = new Map(all.map((column) => [column.name, column]))
  known.set(type, columns)
  return columns
}

export interface Registry {
  readonly types: readonly DocType[]
  find(name: string): DocType | undefined
  /** Types that were renamed, by their earlier names, which answer for one release. */
  readonly renamedTypes: ReadonlyMap<string, DocType>
  get(name: string): DocType
  linksTo(name: string): readonly LinkField[]
  readonly dynamicLinks: readonly DynamicLinkField[]
  moduleOf(type: DocType): string | null
  deskSectionOf(type: DocType): DeskSection
}

export interface LinkField {
  readonly type: DocType
  readonly fieldname: string
}

export interface DynamicLinkField extends LinkField {
  readonly typeField: string
  readonly isBinding: boolean
  readonly followsDocument: boolean
}

function withChildren(types: readonly DocType[]): readonly DocType[] {
  const children = types.flatMap((type) =>
    Object.values(type.fields).flatMap((spec) => (isTable(spec) ? [spec.child] : [])),
  )
  return [...new Set([...types, ...children])]
}

function linksOf(type: DocType): readonly (LinkField & { target: string })[] {
  return fieldsOf(type)
    .filter((field) => field.fieldtype === 'Link')
    .map((field) => ({ type, fieldname: field.fieldname, target: field.options[0] ?? '' }))
}

function dynamicLinksOf(type: DocType): readonly DynamicLinkField[] {
  return fieldsOf(type).flatMap(({ fieldname, fieldtype, spec }) => {
    const { typeField, followsDocument = false } = spec.options
    const isBinding = fieldtype === 'Dynamic Link'
    return typeField === undefined ? [] : [{ type, fieldname, typeField, isBinding, followsDocument }]
  })
}

function refuseDoubled(types: readonly DocType[]): void {
  const names = types.map((type) => type.name)
  const doubled = names.find((name, index) => names.indexOf(name) !== index)
  if (doubled) throw new Error(`Two document types are called ${doubled}`)
}

function refuseUnusable(type: DocType, byName: ReadonlyMap<string, DocType>): void {
  requireConsistentAccess(type, byName)
  const lost = linksOf(type).find(({ target }) => !byName.has(target))
  if (lost) throw new Error(`${type.name}.${lost.fieldname} links to ${lost.target}, which is not loaded`)
}

function isFetchable(type: DocType, path: string, byName: ReadonlyMap<string, DocType>): boolean {
  const [link = '', source = ''] = path.split('.')
  const spec = type.fields[link]
  const target = spec?.fieldtype === 'Link' ? byName.get(spec.choices[0] ?? '') : undefined
  return target !== undefined && columnsOf(target).has(source)
}

function lostChoice(type: DocType, { spec }: ResolvedField): string | null {
  const [first = '', second = ''] = spec.choices
  if (spec.fieldtype === 'JSON' && first === 'Fieldnames' && !type.fields[second])
    return `lists fields of the type in ${second}, which is not there`
  if (spec.fieldtype === 'Image' && type.fields[first]?.fieldtype !== 'Attach Image')
    return `shows ${first}, which is no picture`
  return null
}

function lostSource(type: DocType, field: ResolvedField, byName: ReadonlyMap<string, DocType>) {
  const { fetchFrom, typeField, linksTo } = field.spec.options
  if (fetchFrom !== undefined && !isFetchable(type, fetchFrom, byName))
    return `fetches from ${fetchFrom}, which is not there`
  if (typeField !== undefined && !type.fields[typeField])
    return `reads its type from ${typeField}, which is not there`
  if (linksTo !== undefined && !byName.has(linksTo)) return `links to ${linksTo}, which is no type`
  return lostChoice(type, field)
}

function refuseLostSources(type: DocType, byName: ReadonlyMap<string, DocType>): void {
  for (const field of fieldsOf(type)) {
    const lost = lostSource(type, field, byName)
    if (lost !== null) throw new Error(`${type.name}.${field.fieldname} ${lost}`)
  }
}

export function createRegistry(
  given: readonly DocType[],
  modules: ReadonlyMap<DocType, TypeModule> = new Map<DocType, TypeModule>(),
): Registry {
  const types = withChildren(given)
  refuseDoubled(types)
  const byName = new Map(types.map((type) => [type.name, type]))
  for (const type of types) {
    refuseUnusable(type, byName)
    refuseLostSources(type, byName)
  }
  const links = types.flatMap(linksOf)
  const renamedTypes = new Map(
    types.flatMap((type): [string, DocType][] =>
      // An earlier name that another type has now means that type.
      type.renamedFrom === null || byName.has(type.renamedFrom) ? [] : [[type.renamedFrom, type]],
    ),
  )
  return {
    types,
    renamedTypes,
    find: (name) => byName.get(name),
    get(name) {
      const type = byName.get(name)
      if (!type) throw new Error(`No document type is called ${name}`)
      return type
    },
    dynamicLinks: types.flatMap(dynamicLinksOf),
    linksTo: (name) => links.filter(({ target }) => target === name),
    moduleOf: (type) => modules.get(type)?.moduleName ?? null,
    deskSectionOf: (type) => modules.get(type)?.deskSection ?? 'system',
  }
}

/**
 * Sections of the desk, in menu order. `system` holds the site's own logs, keys and rules; it comes last and collapsed.
 */
export type DeskSection = 'organisation' | 'store' | 'money' | 'people' | 'messages' | 'system'

/** The module that declares a type, and its section in the desk. */
export interface TypeModule {
  readonly moduleName: string
  readonly deskSection: DeskSection
}

type Types = ReadonlyMap<string, DocType>

function requireColumns(type: DocType, names: readonly string[]): void {
  const columns = columnsOf(type)
  const lost = names.find((name) => !columns.has(name))
  if (lost !== undefined) throw new Error(`Access to ${type.name} speaks of ${lost}, which it does not have`)
}

function namedBy(type: DocType, column: string): string | null {
  if (column === 'name') return type.name
  const link = fieldsOf(type).find(({ fieldname }) => fieldname === column)
  return link?.fieldtype === 'Link' ? (link.options[0] ?? null) : null
}

function throughLink(
  type: DocType,
  condition: Extract<Condition, { kind: 'through' }>,
  byName: Types,
): DocType {
  const { field, by } = condition
  const target = byName.get(condition.type)
  const named = namedBy(type, field)
  if (!target || named === null || named !== namedBy(target, by))
    throw new Error(`Access to ${type.name}: ${field} is no link to ${condition.type}`)
  return target
}

function requireConsistent(type: DocType, condition: Condition, byName: Types): void {
  switch (condition.kind) {
    case 'user':
      return requireColumns(type, [condition.field])
    case 'where':
      return requireColumns(type, Object.keys(condition.values))
    case 'any':
    case 'all':
      for (const one of condition.of) requireConsistent(type, one, byName)
      return
    case 'through':
      return requireConsistent(throughLink(type, condition, byName), condition.condition, byName)
    case 'always':
    case 'owner':
      return
  }
}

/**
 * Refuses access that could never work or must never be given: a condition on a missing field, an audited type for
 * guests.
 */
function requireConsistentAccess(type: DocType, byName: Types): void {
  if (!type.isChild && Object.keys(type.access).length === 0)
    throw new Error(`${type.name} declares no access: nobody could ever use it`)
  if (type.guarded !== null && type.access.Guest)
    throw new Error(`${type.name} is guarded (${type.guarded}) and declares access for guests`)
  const conditions = Object.values(type.access).flatMap(({ verbs }) => Object.values(verbs))
  if (type.guardian) conditions.push(type.guardian)
  for (const condition of new Set(conditions)) requireConsistent(type, condition, byName)
}
