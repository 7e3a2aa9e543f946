import { byField, check, docType, everything, text, type Role as ShippedRole } from '#framework/doctypes'

const OWN = ['Guest', 'All', 'Administrator'] as const

const own: ReadonlySet<string> = new Set(OWN)

/** A role that ships and that can be given to a user. */
export type GivenRole = Exclude<ShippedRole, (typeof OWN)[number]>

/** Filters of a list of roles that can be given. */
export const givenRoles = [['name', 'not in', OWN]] as const

/** Guest, All and Administrator follow from who somebody is; every other role is given. */
export function isGiven(role: string): boolean {
  return !own.has(role)
}

/**
 * What a user may be. The roles that ship have rights by what types declare; those that a site makes have what its Custom
 * DocPerm documents give them, and nothing else.
 */
export const Role = docType('Role', {
  naming: byField('role_name'),
  fields: {
    role_name: text({ required: true, setOnlyOnce: true, inList: true, maxLength: 60 }),
    desk_access: check({
      default: 1,
      inList: true,
      description: 'Users with this role are staff and can use the desk',
    }),
    disabled: check({
      tone: 'warn',
      inList: true,
      description: 'A disabled role gives no permissions',
    }),
    is_custom: check({
      label: 'Custom',
      readOnly: true,
      default: 1,
      inList: true,
      description: 'Created on this site',
    }),
  },
  isAccessFixed: true,
  access: { 'System Manager': everything },
  sort: 'role_name asc',
})
