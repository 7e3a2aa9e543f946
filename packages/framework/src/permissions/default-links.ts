import { fieldsOf, type DocType, type ResolvedField } from '#framework/doctypes'
import type { Caller } from './caller.ts'
import { applicable, isRestricting, type Restriction } from './restriction.ts'

/** Of several documents the one that is marked; the only one where there is no choice. */
function defaultOf(restrictions: readonly Restriction[]): string | null {
  const marked = restrictions.find(({ isDefault }) => isDefault)
  const only = restrictions.length === 1 ? restrictions[0] : undefined
  return (marked ?? only)?.value ?? null
}

/** A link that somebody fills in: to another type, and not to a person, for nobody means himself everywhere. */
function isFilledIn(type: DocType, { fieldtype, spec, options }: ResolvedField): boolean {
  const [target] = options
  return fieldtype === 'Link' && !spec.options.readOnly && target !== 'User' && target !== type.name
}

/** What the links of a new document start with, as the caller's User Permissions say; fields with a default keep theirs. */
export function defaultLinks(type: DocType, { restrictions }: Caller): Readonly<Record<string, string>> {
  if (restrictions.size === 0) return {}
  const found = fieldsOf(type).flatMap((field): [string, string][] => {
    const { fieldname, spec, options } = field
    if (spec.initial !== null || !isFilledIn(type, field) || !isRestricting(type, field)) return []
    const value = defaultOf(applicable(restrictions, options[0] ?? '', type))
    return value === null ? [] : [[fieldname, value]]
  })
  return Object.fromEntries(found)
}
