import { always, type Condition, type DocType, type Grant, type Verb } from '#framework/doctypes'
import { isAdministrator, isGuest, type Caller } from './caller.ts'

/** What a caller may do with a type: on no row, or on the rows that a condition names. */
export type Permission = { readonly kind: 'never' } | Condition

const never: Permission = { kind: 'never' }

function grantsOf(type: DocType, caller: Caller): readonly Grant[] {
  return [...caller.roles].flatMap((role) => type.access[role] ?? [])
}

function isOwn(condition: Condition): boolean {
  return condition.kind === 'owner' || condition.kind === 'user'
}

/** `whereOwner` and `whereUser` mean nothing for guests: they are all called Guest. */
function reaches(condition: Condition | undefined, caller: Caller): condition is Condition {
  return condition !== undefined && !(isOwn(condition) && isGuest(caller))
}

/**
 * The one answer to 'may this caller do that?': the union of what the caller's roles grant.
 * Lists, documents, counts, links, files and every later path ask here and nowhere else.
 */
export function permissionFor(type: DocType, verb: Verb, caller: Caller): Permission {
  if (isAdministrator(caller)) return always
  const conditions = grantsOf(type, caller)
    .map((granted) => granted.verbs[verb])
    .filter((condition) => reaches(condition, caller))
  const [first, second, ...rest] = conditions
  if (!first) return never
  if (!second || conditions.some((condition) => condition.kind === 'always'))
    return conditions.find((condition) => condition.kind === 'always') ?? first
  return { kind: 'any', of: [first, second, ...rest] }
}

/** The field levels that a caller sees and may write under a verb. */
export function levelsFor(type: DocType, verb: Verb, caller: Caller): ReadonlySet<number> {
  if (isAdministrator(caller)) return new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  const granted = grantsOf(type, caller).filter((grant) => reaches(grant.verbs[verb], caller))
  return new Set(granted.flatMap((grant) => grant.levels))
}
