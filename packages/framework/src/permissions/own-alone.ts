import type { Condition } from '#framework/doctypes'
import type { Permission } from './permission.ts'

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
