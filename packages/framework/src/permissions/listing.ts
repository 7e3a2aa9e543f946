import type { Column, DocType } from '#framework/doctypes'
import type { Caller } from './caller.ts'
import { levelsFor, permissionFor } from './evaluate.ts'
import type { Permission } from './permission.ts'
import { columnsAt, visibleColumns } from './visible-columns.ts'

/** What a list of a type shows a caller. */
export interface Listing {
  readonly permission: Permission
  readonly columns: ReadonlyMap<string, Column>
}

/** The columns by which a caller may find what he may select: what a link search shows. */
export function selectColumns(type: DocType, caller: Caller): ReadonlyMap<string, Column> {
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
