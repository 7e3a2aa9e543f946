import { type DocType, type DeskSection, type Verb, linksShowTitle, typeMessage } from '#framework/doctypes'
import { method, signedInUsers, type MethodContext } from '#framework/modules'
import { permissionFor } from '#framework/permissions'
import { isSingle, isWorkedWith, readableTypes } from './desk-types.ts'

export interface DeskType {
  readonly name: string
  /** Its name in the last release, whose addresses lead to this type; null when it has only one. */
  readonly earlier_name: string | null
  readonly label: string
  readonly module: string
  readonly section: DeskSection
  readonly is_single: boolean
  readonly is_worked_with: boolean
  readonly title_field: string
  readonly show_title_field_in_link: boolean
  readonly can_create: boolean
  readonly can_write: boolean
  readonly can_delete: boolean
  readonly can_export: boolean
  readonly can_share_views: boolean
}

/**
 * True when some role creates documents of the type: an administrator may create any, but other types are created by
 * methods only, and their forms cannot be filled in.
 */
const isCreationOffered = (type: DocType): boolean =>
  !isSingle(type) && Object.values(type.access).some((grant) => grant?.verbs.create !== undefined)

type Asking = Pick<MethodContext<never>, 'registry' | 'caller' | 't'>

function deskType({ registry, caller, t }: Asking, type: DocType): DeskType {
  const can = (verb: Verb) => permissionFor(type, verb, caller).kind !== 'never'
  return {
    name: type.name,
    earlier_name: registry.renamedTypes.get(type.renamedFrom ?? '') === type ? type.renamedFrom : null,
    label: t(typeMessage(type.name)),
    module: registry.moduleOf(type) ?? '',
    section: registry.deskSectionOf(type),
    is_single: isSingle(type),
    is_worked_with: isWorkedWith(type, caller),
    title_field: type.titleField,
    show_title_field_in_link: linksShowTitle(type),
    can_create: can('create') && isCreationOffered(type),
    can_write: can('write'),
    can_delete: can('delete') && !isSingle(type),
    can_export: can('export') && !isSingle(type),
    can_share_views: can('share') && type.guarded === null,
  }
}

/** Returns the document types that the caller may read, in module order. */
export const getTypes = method({
  access: signedInUsers,
  input: {},
  reads: true,
  isTranslated: true,
  run: async ({ registry, caller, t }) =>
    readableTypes(registry, caller).map((type) => deskType({ registry, caller, t }, type)),
})
