import { columnsOf, fieldsOf, isTable, type Column, type DocType, type Registry } from '#framework/doctypes'
import { levelsFor, listingFor, visibleColumns, type Permission, type Caller } from '#framework/permissions'
import type { RawBuilder } from 'kysely'

/** The rows of one or more of a type's tables. */
interface RowsPlace {
  readonly kind: 'rows'
  readonly child: DocType
  readonly parentfields: readonly string[]
  /** Named by its type alone, which any table of that type answers to. */
  readonly isByType: boolean
}

interface LinkPlace {
  readonly kind: 'link'
  readonly fieldname: string
  readonly target: DocType
  /** Which of the target's documents the caller may see. */
  readonly permission: Permission
}

/** The tags at a document. */
export interface TagsPlace {
  readonly kind: 'tags'
  readonly links: DocType
}

/** Where a column stands: in the type itself, in the document that a Link names, in the rows of a table, or at the tags. */
export type Table = { readonly kind: 'own' } | LinkPlace | RowsPlace | TagsPlace

/** A table with the columns that it has and those of them that the caller sees. */
export interface Place {
  readonly table: Table
  readonly existing: ReadonlyMap<string, Column>
  readonly visible: ReadonlyMap<string, Column>
}

const nothing: ReadonlyMap<string, Column> = new Map()

function ownPlace(view: View): Place {
  return { table: { kind: 'own' }, existing: columnsOf(view.type), visible: view.visible }
}

interface Rows extends Pick<RowsPlace, 'child' | 'isByType'> {
  readonly fieldnames: readonly string[]
}

/** A table above the caller's levels has no rows for him. */
function rowsPlace(view: View, { child, fieldnames, isByType }: Rows): Place {
  const levels = levelsFor(view.type, 'read', view.caller)
  const parentfields = fieldsOf(view.type)
    .filter(({ fieldname, level }) => fieldnames.includes(fieldname) && levels.has(level))
    .map(({ fieldname }) => fieldname)
  const visible = parentfields.length === 0 ? nothing : visibleColumns(child, view.caller, view.type)
  return { table: { kind: 'rows', child, parentfields, isByType }, existing: columnsOf(child), visible }
}

/** A target of which the caller may read nothing has no columns for him, nor has one behind a link that he may not see. */
function linkPlace(view: View, fieldname: string, target: DocType): Place {
  const { permission, columns } = listingFor(target, view.caller)
  const isReachable = view.visible.has(fieldname) && permission.kind !== 'never'
  return {
    table: { kind: 'link', fieldname, target, permission },
    existing: columnsOf(target),
    visible: isReachable ? columns : nothing,
  }
}

function placeOfType(view: View, name: string): Place | null {
  if (name === view.type.name) return ownPlace(view)
  const tables = fieldsOf(view.type).flatMap(({ fieldname, spec }) =>
    isTable(spec) && spec.child.name === name ? [{ fieldname, child: spec.child }] : [],
  )
  const fieldnames = tables.map(({ fieldname }) => fieldname)
  const [first] = tables
  return first ? rowsPlace(view, { child: first.child, fieldnames, isByType: true }) : null
}

function placeThrough(view: View, fieldname: string): Place | null {
  const spec = view.type.fields[fieldname]
  if (spec === undefined || !Object.hasOwn(view.type.fields, fieldname)) return null
  if (isTable(spec)) return rowsPlace(view, { child: spec.child, fieldnames: [fieldname], isByType: false })
  const target = spec.fieldtype === 'Link' ? view.registry.find(spec.choices[0] ?? '') : undefined
  return target ? linkPlace(view, fieldname, target) : null
}

/** The table that a path leads to; null when there is no such. */
export function placeOf(view: View, path: Path): Place | null {
  if (path.type !== null) return placeOfType(view, path.type)
  return path.through === null ? ownPlace(view) : placeThrough(view, path.through)
}

/** Who asks about which type, and what of it he sees. */
export interface View {
  readonly registry: Registry
  readonly caller: Caller
  readonly type: DocType
  /** The columns of the type that the caller sees. */
  readonly visible: ReadonlyMap<string, Column>
  /** The rows of the type that he sees, on the table called `d`; null = all of them. */
  readonly condition: RawBuilder<unknown> | null
  /** Asked by a client of the dialect, to whom a number that was not given is 0. */
  readonly isForClients: boolean
  /** An e-mail address in a filter means the user who has it, where the caller may see that user. */
  readonly isByEmail: boolean
  /** The site's day, 'YYYY-MM-DD': what timespans are counted from. */
  readonly today: string
}

/** A column as a question names it, taken apart and not yet looked up. */
export interface Path {
  /** The document type of `` `tabType`.`column` ``. */
  readonly type: string | null
  /** The Link or Table field of `field.column`. */
  readonly through: string | null
  /** A column, or `*`. */
  readonly column: string
  /** As the client wrote it, for what is said about it. */
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

/** Reads `column`, `field.column` or `` `tabType`.`column` ``; null when it is none of them. */
export function parsePath(written: string): Path | null {
  const [, own] = OWN.exec(written) ?? []
  if (own !== undefined) return { type: null, through: null, column: own, written }
  return tabbed.test(written) ? parseTyped(written) : parseThrough(written)
}
