import type { DocType } from '#framework/doctypes'
import { isGuest, opensNoOthers, permissionFor, type Caller } from '#framework/permissions'

/** Whether a caller is not to learn which documents of a type exist: names are numbered, and would tell how many. */
export function isNameHidden(type: DocType, caller: Caller): boolean {
  return isGuest(caller) || type.guarded !== null || opensNoOthers(permissionFor(type, 'read', caller))
}
