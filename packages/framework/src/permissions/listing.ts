import { type Column, type DocType, columnsOf, type Verb } from '#framework/doctypes'
import { type Caller, isGuest } from './caller.ts'
import { levelsFor, permissionFor } from './evaluate.ts'
import type { Permission } from './permission.ts'

// Names of users tell nothing to strangers, not even that two documents have one author.
const HIDDEN_FROM_GUESTS: ReadonlySet<string> = new Set(['owner', 'modified_by'])

function isVisible(column: Column, levels: ReadonlySet<number>, caller: Caller): boolean {
  if (column.fieldtype === 'Password' || !levels.has(column.level)) return false
  return !(isGuest(caller) && HIDDEN_FROM_GUESTS.has(column.name))
}

type Views = Map<string, ReadonlyMap<string, Column>>

const viewsByType = new WeakMap<DocType, Views>()

/** There are as many views of a type as there are sets of levels: a handful. */
function viewsOf(type: DocType): Views {
  const views: Views = viewsByType.get(type) ?? new Map<string, ReadonlyMap<string, Column>>()
  viewsByType.set(type, views)
  return views
}

/** The columns at these levels that a caller may see. */
function columnsAt(type: DocType, levels: ReadonlySet<number>, caller: Caller): ReadonlyMap<string, Column> {
  const views = viewsOf(type)
  const key = `${isGuest(caller) ? 'guest' : 'user'} ${[...levels].sort().join()}`
  const known = views.get(key)
  if (known) return known
  const visible = new Map([...columnsOf(type)].filter(([, column]) => isVisible(column, levels, caller)))
  views.set(key, visible)
  return visible
}

/** The columns of a type that a caller may see; a child's rows follow the levels of their parent's grants. */
export function visibleColumns(
  type: DocType,
  caller: Caller,
  parent: DocType = type,
): ReadonlyMap<string, Column> {
  return columnsAt(type, levelsFor(parent, 'read', caller), caller)
}

/** True when a caller may set this field under a verb; what may not be set keeps its stored or default value. */
export function canSetLevel(type: DocType, verb: Verb, caller: Caller): (level: number) => boolean {
  const levels = levelsFor(type, verb, caller)
  return (level) => levels.has(level)
}

/** What a list of a type shows a caller. */
export interface Listing {
  readonly permission: Permission
  readonly columns: ReadonlyMap<string, Column>
}

/** The columns by which a caller may find what he may select: what a link search shows. */
function selectColumns(type: DocType, caller: Caller): ReadonlyMap<string, Column> {
  const visible = columnsAt(type, levelsFor(type, 'select', caller), caller)
  const shown = new Set(['name', type.titleField, ...type.searchFields])
  return new Map([...visible].filter(([name]) => shown.has(name)))
}

/**
 * The rows and columns of a list: what the caller may read; where he may read none and only select, names, titles and
 * search fields of what he may select.
 */
export function listingFor(type: DocType, caller: Caller): Listing {
  const reading = permissionFor(type, 'read', caller)
  if (reading.kind !== 'never') return { permission: reading, columns: visibleColumns(type, caller) }
  return { permission: permissionFor(type, 'select', caller), columns: selectColumns(type, caller) }
}
