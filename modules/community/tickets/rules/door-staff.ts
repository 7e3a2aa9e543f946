import { onlyRoles } from '#framework/modules'

/** Who stands at a door. */
export const doorRoles = ['Event Staff', 'School Office', 'System Manager'] as const

export const doorStaff = onlyRoles(...doorRoles)
