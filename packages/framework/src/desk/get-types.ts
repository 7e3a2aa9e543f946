import { type DocType, type DeskSection, type Verb, typeMessage } from '#framework/doctypes'
import { method, signedInUsers, type MethodContext } from '#framework/modules'
import { permissionFor } from '#framework/permissions'
import { isSingle, isWorkedWith, readableTypes } from './desk-types.ts'

/** A document type as the desk knows it. */
export interface DeskType {
  readonly name: string
  /** Its name in the language of whoever asks. */
  readonly label: string
  /** Noun of the room that it belongs to. */
  readonly module: string
  /** Where the menu shows it. */
  readonly section: DeskSection
  readonly is_single: boolean
  /** Whether the menu, the home and the search show it; the others are read where something leads to them. */
  readonly is_worked_with: boolean
  readonly title_field: string
  readonly can_create: boolean
  readonly can_write: boolean
  readonly can_delete: boolean
  readonly can_export: boolean
  /** Whether the caller may show others how he looks at these documents; never at guarded ones. */
  readonly can_share_views: boolean
}

type Asking = Pick<MethodContext<never>, 'registry' | 'caller' | 't'>

function deskType({ registry, caller, t }: Asking, type: DocType): DeskType {
  const can = (verb: Verb) => permissionFor(type, verb, caller).kind !== 'never'
  return {
    name: type.name,
    label: t(typeMessage(type.name)),
    module: registry.moduleOf(type) ?? '',
    section: registry.deskSectionOf(type),
    is_single: isSingle(type),
    is_worked_with: isWorkedWith(type, caller),
    title_field: type.titleField,
    can_create: can('create') && !isSingle(type),
    can_write: can('write'),
    can_delete: can('delete') && !isSingle(type),
    can_export: can('export') && !isSingle(type),
    can_share_views: can('share') && type.guarded === null,
  }
}

/** The document types that the caller may read, in the order of the rooms. */
export const getTypes = method({
  access: signedInUsers,
  input: {},
  reads: true,
  isTranslated: true,
  run: async ({ registry, caller, t }) =>
    readableTypes(registry, caller).map((type) => deskType({ registry, caller, t }, type)),
})
