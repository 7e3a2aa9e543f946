import { type Column, type DocType, columnsOf, type Verb } from '#framework/doctypes'
import { type Caller, isGuest } from './caller.ts'
import { levelsFor, permissionFor } from './evaluate.ts'
import type { Permission } from './permission.ts'

// Guests do not see names of users, not even that two documents have the same author.
const HIDDEN_FROM_GUESTS: ReadonlySet<string> = new Set(['owner', 'modified_by'])

function isVisible(column: Column, levels: ReadonlySet<number>, caller: Caller): boolean {
  if (column.fieldtype === 'Password' || !levels.has(column.level)) return false
  return !(isGuest(caller) && HIDDEN_FROM_GUESTS.has(column.name))
}

type Views = Map<string, ReadonlyMap<string, Column>>

const viewsByType = new WeakMap<DocType, Views>()

function viewsOf(type: DocType): Views {
  const views: Views = viewsByType.get(type) ?? new Map<string, ReadonlyMap<string, Column>>()
  viewsByType.set(type, views)
  return views
}

function columnsAt(type: DocType, levels: ReadonlySet<number>, caller: Caller): ReadonlyMap<string, Column> {
  const views = viewsOf(type)
  const key = `${isGuest(caller) ? 'guest' : 'user'} ${[...levels].sort().join()}`
  const known = views.get(key)
  if (known) return known
  const visible = new Map([...columnsOf(type)].filter(([, column]) => isVisible(column, levels, caller)))
  views.set(key, visible)
  return visible
}

export function visibleColumns(
  type: DocType,
  caller: Caller,
  parent: DocType = type,
): ReadonlyMap<string, Column> {
  return columnsAt(type, levelsFor(parent, 'read', caller), caller)
}

export function canSetLevel(type: DocType, verb: Verb, caller: Caller): (level: number) => boolean {
  const levels = levelsFor(type, verb, caller)
  return (level) => levels.has(level)
}

export interface PermittedListing {
  readonly permission: Permission
  readonly columns: ReadonlyMap<string, Column>
}

function selectColumns(type: DocType, caller: Caller): ReadonlyMap<string, Column> {
  const visible = columnsAt(type, levelsFor(type, 'select', caller), caller)
  const shown = new Set(['name', type.titleField, ...type.searchFields])
  return new Map([...visible].filter(([name]) => shown.has(name)))
}

export function listingFor(type: DocType, caller: Caller): PermittedListing {
  const reading = permissionFor(type, 'read', caller)
  if (reading.kind !== 'never') return { permission: reading, columns: visibleColumns(type, caller) }
  return { permission: permissionFor(type, 'select', caller), columns: selectColumns(type, caller) }
}
