import type { DocType, Registry, DeskSection } from '#framework/doctypes'
import {
  deskPermissionFor,
  isStaff,
  permissionFor,
  reachesOwnAlone,
  type Caller,
} from '#framework/permissions'
import { documentErrors } from '#framework/errors'

/** Bound of every loop over the types of a site. */
const MOST_TYPES = 200

/** What he reads because it is about him as the house's customer, and never makes or changes: its place is the app. */
function isCustomersOwn(type: DocType, caller: Caller): boolean {
  const may = (verb: 'read' | 'create' | 'write') => permissionFor(type, verb, caller)
  const isWork = deskPermissionFor(type, caller).kind !== 'never'
  const isRead = may('create').kind === 'never' && may('write').kind === 'never'
  return !isWork && isRead && reachesOwnAlone(may('read'))
}

/** The document types that a caller may read at the desk, rows of other documents left out. */
export function readableTypes(registry: Registry, caller: Caller): readonly DocType[] {
  return registry.types
    .filter((type) => !type.isChild && permissionFor(type, 'read', caller).kind !== 'never')
    .filter((type) => !isCustomersOwn(type, caller))
    .slice(0, MOST_TYPES)
}

function mayChange(type: DocType, caller: Caller): boolean {
  return (['create', 'write', 'delete'] as const).some(
    (verb) => permissionFor(type, verb, caller).kind !== 'never',
  )
}

/**
 * Whether a type that the caller may read has a place of its own in his desk: in the menu, on the home, in the search.
 * Staff look after the house, so all of it is before them; anybody else finds what he works with, and comes from there to
 * what he reads as everybody may.
 */
export function isWorkedWith(type: DocType, caller: Caller): boolean {
  return isStaff(caller) || mayChange(type, caller) || deskPermissionFor(type, caller).kind !== 'never'
}

export function isSingle(type: DocType): boolean {
  return type.naming.kind === 'single'
}

/** Shelves on which the work of an office lies: accounts, letters that went out and the system's own are no news to it. */
const OFFICE_SECTIONS: ReadonlySet<DeskSection> = new Set(['organisation', 'store', 'money'])

/** The types whose documents people come for, single ones left out. */
export function officeTypes(registry: Registry, caller: Caller): readonly DocType[] {
  return readableTypes(registry, caller).filter(
    (type) => !isSingle(type) && OFFICE_SECTIONS.has(registry.deskSectionOf(type)),
  )
}

/** Those of them that the home tells the caller about. */
export function workedWithTypes(registry: Registry, caller: Caller): readonly DocType[] {
  return officeTypes(registry, caller).filter((type) => isWorkedWith(type, caller))
}

interface Types {
  findType(name: string): Promise<DocType | undefined>
}

/** The type of this name, as the site knows it. */
export async function namedType(types: Types, name: string): Promise<DocType> {
  const type = await types.findType(name)
  if (!type) throw documentErrors.unknownDocType(name)
  return type
}
