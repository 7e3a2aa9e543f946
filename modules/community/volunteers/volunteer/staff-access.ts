import { onlyRoles } from '#framework/modules'

/** Who runs shifts. */
export const shiftStaffOnly = onlyRoles('System Manager', 'School Office', 'Event Staff')

/** Who decides about people and papers. */
export const officeOnly = onlyRoles('System Manager', 'School Office')
