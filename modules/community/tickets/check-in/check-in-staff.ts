import { onlyRoles } from '#framework/modules'

/** Who stands at a door. */
export const checkInRoles = ['Event Staff', 'School Office', 'System Manager'] as const

export const checkInStaff = onlyRoles(...checkInRoles)
