import { onlyRoles } from '#framework/modules'

/** Who runs shifts. */
export const anyShiftStaff = onlyRoles('System Manager', 'School Office', 'Event Staff')

/** Who decides about people and papers. */
export const anyOffice = onlyRoles('System Manager', 'School Office')
