import type { Condition, Verb } from '#framework/doctypes'
import type { Limit } from './restriction.ts'

/** The rights that a share can give. */
export const shareRights = ['read', 'write', 'submit', 'share'] as const

export type ShareRight = (typeof shareRights)[number]

/** Rows that are shared with the caller, one by one. */
export interface Shared {
  readonly kind: 'shared'
  readonly type: string
  readonly right: ShareRight
}

/** What the roles grant, within what the caller is restricted to; and beyond both, what is shared with him. */
export interface Reach {
  readonly kind: 'reach'
  /** Null when no role grants anything. */
  readonly granted: Condition | null
  readonly limits: readonly Limit[]
  readonly shared: Shared | null
}

/** What a caller may do with a type: on no row, or on the rows that a condition names. */
export type Permission = { readonly kind: 'never' } | Condition | Reach

/** Whoever may read a document may find, print and send it. */
const impliedBy: Readonly<Partial<Record<Verb, ShareRight>>> = {
  read: 'read',
  select: 'read',
  print: 'read',
  email: 'read',
  write: 'write',
  submit: 'submit',
  share: 'share',
}

export function shareRightFor(verb: Verb): ShareRight | undefined {
  return impliedBy[verb]
}

/** Rows that the condition opens because they are the caller's, and no others. */
export function isOwnAlone(condition: Condition): boolean {
  switch (condition.kind) {
    case 'owner':
    case 'user':
      return true
    case 'through':
      return isOwnAlone(condition.condition)
    case 'all':
      return condition.of.some(isOwnAlone)
    case 'any':
      return condition.of.every(isOwnAlone)
    case 'always':
    case 'where':
      return false
  }
}

/** Whether no role opens rows of others: what is shared with the caller one by one, or not open at all, is none. */
export function opensNoOthers(permission: Permission): boolean {
  if (permission.kind === 'never') return true
  if (permission.kind !== 'reach') return isOwnAlone(permission)
  return permission.granted === null || isOwnAlone(permission.granted)
}

/** Whether a permission reaches what is the caller's own and nothing else, as a seller's does his businesses. */
export function reachesOwnAlone(permission: Permission): boolean {
  if (permission.kind === 'never') return false
  if (permission.kind !== 'reach') return isOwnAlone(permission)
  return permission.shared === null && permission.granted !== null && isOwnAlone(permission.granted)
}
