import type { DocType } from './doc-type.ts'

export const verbs = [
  'select',
  'read',
  'write',
  'create',
  'delete',
  'submit',
  'cancel',
  'amend',
  'report',
  'export',
  'import',
  'share',
  'print',
  'email',
] as const

export type Verb = (typeof verbs)[number]

export const roles = [
  'Guest',
  'All',
  'Customer',
  'Guardian',
  'Volunteer',
  'Member',
  'Seller',
  'Affiliate',
  'Store Manager',
  'School Office',
  'Event Staff',
  'Moderator',
  'System Manager',
  'Administrator',
] as const

export type RoleName = (typeof roles)[number]

const shipped: ReadonlySet<string> = new Set(roles)

export function isShippedRole(role: string): role is RoleName {
  return shipped.has(role)
}

export type Condition =
  | { readonly kind: 'always' }
  | { readonly kind: 'owner' }
  | { readonly kind: 'user'; readonly field: string }
  | { readonly kind: 'where'; readonly values: Readonly<Record<string, string | number>> }
  | { readonly kind: 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'all'; readonly of: readonly Condition[] }
  | {
      readonly kind: 'through'
      readonly field: string
      readonly type: string
      readonly condition: Condition
      readonly by: string
    }

export const always: Condition = { kind: 'always' }

/** Rows that the caller created. Never true for a guest. */
export const whereOwner: Condition = { kind: 'owner' }

/** Rows in which a field names the caller. Never true for a guest. */
export function whereUser(field: string): Condition {
  return { kind: 'user', field }
}

export function where(values: Readonly<Record<string, string | number>>): Condition {
  return { kind: 'where', values }
}

export function either(...of: readonly [Condition, Condition, ...Condition[]]): Condition {
  return { kind: 'any', of }
}

export function both(...of: readonly [Condition, Condition, ...Condition[]]): Condition {
  return { kind: 'all', of }
}

/**
 * Rows whose Link points to a document that meets a condition: `through('business', 'Business',
 * whereUser('owner_user'))` are the rows of the caller's own businesses. Tenants are separated by it.
 */
export function through(field: string, type: string, condition: Condition): Condition {
  return { kind: 'through', field, type, condition, by: 'name' }
}

/**
 * Rows with a document that meets a condition and whose Link holds what a field of theirs holds: `whereExists('family',
 * { type: 'Guardian', by: 'family' }, whereUser('user'))` are the rows of every family of which the caller is a
 * guardian. With `name` as the field, the rows are the families themselves.
 */
export function whereExists(
  field: string,
  { type, by }: { readonly type: string; readonly by: string },
  condition: Condition,
): Condition {
  return { kind: 'through', field, type, condition, by }
}

export interface Grant {
  readonly verbs: Readonly<Partial<Record<Verb, Condition>>>
  readonly levels: readonly number[]
}

const everyLevel = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

export const everything: Grant = {
  verbs: Object.fromEntries(verbs.map((verb) => [verb, always])),
  levels: everyLevel,
}

/** The rights of `everything` without creation, for documents that only methods create. */
export const everythingButCreate: Grant = {
  verbs: Object.fromEntries(verbs.filter((verb) => verb !== 'create').map((verb) => [verb, always])),
  levels: everyLevel,
}

export function grant(rights: Grant['verbs'], levels: readonly number[] = [0]): Grant {
  return { verbs: rights, levels }
}

export function reading(condition: Condition, levels: readonly number[] = [0]): Grant {
  return grant({ select: condition, read: condition, print: condition }, levels)
}

export type Access = Readonly<Partial<Record<RoleName, Grant>>>

function columnsIn(condition: Condition): readonly string[] {
  switch (condition.kind) {
    case 'owner':
      return ['owner']
    case 'user':
      return [condition.field]
    case 'any':
    case 'all':
      return condition.of.flatMap(columnsIn)
    default:
      return []
  }
}

export function ownColumns({ access }: DocType): readonly string[] {
  const readable = Object.values(access).flatMap(({ verbs }) => verbs.read ?? [])
  return [...new Set(readable.flatMap(columnsIn))]
}
