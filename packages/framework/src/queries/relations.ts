import { columnsOf, fieldsOf, isTable, type Column, type DocType, type Registry } from '#framework/doctypes'
import { levelsFor, listingFor, visibleColumns, type Permission, type Caller } from '#framework/permissions'
import type { RawBuilder } from 'kysely'

interface RowsTable {
  readonly kind: 'rows'
  readonly child: DocType
  readonly parentfields: readonly string[]
  readonly isByType: boolean
}

interface LinkTable {
  readonly kind: 'link'
  readonly fieldname: string
  readonly target: DocType
  readonly permission: Permission
}

export interface TagsTable {
  readonly kind: 'tags'
  readonly links: DocType
}

export type RelationTable = { readonly kind: 'own' } | LinkTable | RowsTable | TagsTable

export interface Relation {
  readonly table: RelationTable
  readonly existing: ReadonlyMap<string, Column>
  readonly visible: ReadonlyMap<string, Column>
}

const nothing: ReadonlyMap<string, Column> = new Map()

function ownRelation(view: View): Relation {
  return { table: { kind: 'own' }, existing: columnsOf(view.type), visible: view.visible }
}

interface Rows extends Pick<RowsTable, 'child' | 'isByType'> {
  readonly fieldnames: readonly string[]
}

function rowsRelation(view: View, { child, fieldnames, isByType }: Rows): Relation {
  const levels = levelsFor(view.type, 'read', view.caller)
  const parentfields = fieldsOf(view.type)
    .filter(({ fieldname, level }) => fieldnames.includes(fieldname) && levels.has(level))
    .map(({ fieldname }) => fieldname)
  const visible = parentfields.length === 0 ? nothing : visibleColumns(child, view.caller, view.type)
  return { table: { kind: 'rows', child, parentfields, isByType }, existing: columnsOf(child), visible }
}

/** Hides columns of a target that the caller may not read, or that is behind a hidden link. */
function linkRelation(view: View, fieldname: string, target: DocType): Relation {
  const { permission, columns } = listingFor(target, view.caller)
  const isReachable = view.visible.has(fieldname) && permission.kind !== 'never'
  return {
    table: { kind: 'link', fieldname, target, permission },
    existing: columnsOf(target),
    visible: isReachable ? columns : nothing,
  }
}

function relationOfType(view: View, name: string): Relation | null {
  if (name === view.type.name) return ownRelation(view)
  const tables = fieldsOf(view.type).flatMap(({ fieldname, spec }) =>
    isTable(spec) && spec.child.name === name ? [{ fieldname, child: spec.child }] : [],
  )
  const fieldnames = tables.map(({ fieldname }) => fieldname)
  const [first] = tables
  return first ? rowsRelation(view, { child: first.child, fieldnames, isByType: true }) : null
}

function relationThrough(view: View, fieldname: string): Relation | null {
  const spec = view.type.fields[fieldname]
  if (spec === undefined || !Object.hasOwn(view.type.fields, fieldname)) return null
  if (isTable(spec))
    return rowsRelation(view, { child: spec.child, fieldnames: [fieldname], isByType: false })
  const target = spec.fieldtype === 'Link' ? view.registry.find(spec.choices[0] ?? '') : undefined
  return target ? linkRelation(view, fieldname, target) : null
}

export function relationOf(view: View, path: Path): Relation | null {
  if (path.type !== null) return relationOfType(view, path.type)
  return path.through === null ? ownRelation(view) : relationThrough(view, path.through)
}

export interface View {
  readonly registry: Registry
  readonly caller: Caller
  readonly type: DocType
  readonly visible: ReadonlyMap<string, Column>
  /** SQL for the visible rows, on the table called `d`; null = all of them. */
  readonly condition: RawBuilder<unknown> | null
  readonly isForClients: boolean
  readonly isByEmail: boolean
  /** The site's day, 'YYYY-MM-DD', from which timespans are counted. */
  readonly today: string
}

export interface Path {
  readonly type: string | null
  readonly through: string | null
  readonly column: string
  readonly written: string
}

const OWN = /^`?([a-z_]\w*)`?$/i

const OF_TYPE = /^(?:`tab([^`]{1,140})`|tab([A-Z]\w*))\.`?([a-z_]\w*|\*)`?$/i

const THROUGH = /^`?([a-z_]\w*)`?\.`?([a-z_]\w*)`?$/i

const tabbed = /^`?tab[A-Z]/

function parseTyped(written: string): Path | null {
  const [, quoted, plain = '', column] = OF_TYPE.exec(written) ?? []
  return column === undefined ? null : { type: quoted ?? plain, through: null, column, written }
}

function parseThrough(written: string): Path | null {
  const [, through, column] = THROUGH.exec(written) ?? []
  return through === undefined || column === undefined ? null : { type: null, through, column, written }
}

export function parsePath(written: string): Path | null {
  const [, own] = OWN.exec(written) ?? []
  if (own !== undefined) return { type: null, through: null, column: own, written }
  return tabbed.test(written) ? parseTyped(written) : parseThrough(written)
}
