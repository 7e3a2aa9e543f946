import { fieldsOf, type DocType, type Registry, type DeskSection } from '#framework/doctypes'
import { deskPermissionFor, isStaff, permissionFor, isOwnRowsOnly, type Caller } from '#framework/permissions'
import { documentErrors } from '#framework/errors'

const MAX_TYPES = 200

function isCustomersOwn(type: DocType, caller: Caller): boolean {
  const may = (verb: 'read' | 'create' | 'write') => permissionFor(type, verb, caller)
  const isWork = deskPermissionFor(type, caller).kind !== 'never'
  const isRead = may('create').kind === 'never' && may('write').kind === 'never'
  return !isWork && isRead && isOwnRowsOnly(may('read'))
}

/** True for settings that the system keeps for itself, as a signing secret: their form would be empty. */
const isEmptyForm = (type: DocType): boolean =>
  isSingle(type) && fieldsOf(type).every(({ spec }) => spec.options.hidden)

export function readableTypes(registry: Registry, caller: Caller): readonly DocType[] {
  return registry.types
    .filter((type) => !type.isChild && permissionFor(type, 'read', caller).kind !== 'never')
    .filter((type) => !isCustomersOwn(type, caller) && !isEmptyForm(type))
    .slice(0, MAX_TYPES)
}

function mayChange(type: DocType, caller: Caller): boolean {
  return (['create', 'write', 'delete'] as const).some(
    (verb) => permissionFor(type, verb, caller).kind !== 'never',
  )
}

/**
 * True when the type belongs in the caller's desk: menu, home and search. Staff see all types; others see those they
 * work with.
 */
export function isWorkedWith(type: DocType, caller: Caller): boolean {
  return isStaff(caller) || mayChange(type, caller) || deskPermissionFor(type, caller).kind !== 'never'
}

export function isSingle(type: DocType): boolean {
  return type.naming.kind === 'single'
}

const OFFICE_SECTIONS: ReadonlySet<DeskSection> = new Set(['organisation', 'store', 'money'])

export function officeTypes(registry: Registry, caller: Caller): readonly DocType[] {
  return readableTypes(registry, caller).filter(
    (type) => !isSingle(type) && OFFICE_SECTIONS.has(registry.deskSectionOf(type)),
  )
}

export function workedWithTypes(registry: Registry, caller: Caller): readonly DocType[] {
  return officeTypes(registry, caller).filter((type) => isWorkedWith(type, caller))
}

interface Types {
  findType(name: string): Promise<DocType | undefined>
}

export async function namedType(types: Types, name: string): Promise<DocType> {
  const type = await types.findType(name)
  if (!type) throw documentErrors.unknownDocType(name)
  return type
}
