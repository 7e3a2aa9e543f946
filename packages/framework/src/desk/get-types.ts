import type { DocType, Registry, Verb } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { permissionFor, type Caller } from '#framework/permissions'
import { isSingle, readableTypes } from './readable-types.ts'

/** A document type as the desk's navigation shows it. */
export interface DeskType {
  readonly name: string
  /** Noun of the room that it belongs to. */
  readonly module: string
  readonly is_single: boolean
  readonly title_field: string
  readonly can_create: boolean
  readonly can_write: boolean
  readonly can_delete: boolean
}

function deskType(registry: Registry, type: DocType, caller: Caller): DeskType {
  const can = (verb: Verb) => permissionFor(type, verb, caller).kind !== 'never'
  return {
    name: type.name,
    module: registry.roomOf(type) ?? '',
    is_single: isSingle(type),
    title_field: type.titleField,
    can_create: can('create') && !isSingle(type),
    can_write: can('write'),
    can_delete: can('delete') && !isSingle(type),
  }
}

/** The document types that the caller may read, in the order of the rooms. */
export const getTypes = method({
  access: signedInUsers,
  input: {},
  reads: true,
  run: async ({ registry, caller }) =>
    readableTypes(registry, caller).map((type) => deskType(registry, type, caller)),
})
