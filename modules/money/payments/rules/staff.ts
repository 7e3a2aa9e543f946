import { onlyRoles } from '#framework/modules'

/** Who decides about money that was taken. */
export const moneyStaff = onlyRoles('System Manager', 'School Office')
