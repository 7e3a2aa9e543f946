import type { Condition, Verb } from '#framework/doctypes'
import type { Limit } from './restriction.ts'

export const shareRights = ['read', 'write', 'submit', 'share'] as const

export type ShareRight = (typeof shareRights)[number]

export interface Shared {
  readonly kind: 'shared'
  readonly type: string
  readonly right: ShareRight
}

export interface RowAccess {
  readonly kind: 'reach'
  readonly granted: Condition | null
  readonly limits: readonly Limit[]
  readonly shared: Shared | null
}

export type Permission = { readonly kind: 'never' } | Condition | RowAccess

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

export function excludesOtherRows(permission: Permission): boolean {
  if (permission.kind === 'never') return true
  if (permission.kind !== 'reach') return isOwnAlone(permission)
  return permission.granted === null || isOwnAlone(permission.granted)
}

export function isOwnRowsOnly(permission: Permission): boolean {
  if (permission.kind === 'never') return false
  if (permission.kind !== 'reach') return isOwnAlone(permission)
  return permission.shared === null && permission.granted !== null && isOwnAlone(permission.granted)
}
