import { byField, check, docType, everything, text, type RoleName as ShippedRole } from '#framework/doctypes'

const OWN = ['Guest', 'All', 'Administrator'] as const

const own: ReadonlySet<string> = new Set(OWN)

export type GivenRole = Exclude<ShippedRole, (typeof OWN)[number]>

export const givenRoles = [['name', 'not in', OWN]] as const

export function isGiven(role: string): boolean {
  return !own.has(role)
}

export const Role = docType('Role', {
  naming: byField('role_name'),
  titleField: 'role_name',
  showTitleInLinks: false,
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
