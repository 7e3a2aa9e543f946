import type { DocType, Registry } from '#framework/doctypes'
import { permissionFor, type Caller } from '#framework/permissions'

/** Bound of every loop over the types of a site. */
const MOST_TYPES = 200

/** The document types that a caller may read, rows of other documents left out. */
export function readableTypes(registry: Registry, caller: Caller): readonly DocType[] {
  return registry.types
    .filter((type) => !type.isChild && permissionFor(type, 'read', caller).kind !== 'never')
    .slice(0, MOST_TYPES)
}

export function isSingle(type: DocType): boolean {
  return type.naming.kind === 'single'
}

/** Rooms in which the house keeps its own things: who signed in, which file came in. They are no news to staff. */
const HOUSEKEEPING: ReadonlySet<string> = new Set(['identity', 'files', 'records'])

/** The types whose documents people come for: neither single ones nor the house's own. */
export function workedWithTypes(registry: Registry, caller: Caller): readonly DocType[] {
  return readableTypes(registry, caller).filter(
    (type) => !isSingle(type) && !HOUSEKEEPING.has(registry.roomOf(type) ?? ''),
  )
}
