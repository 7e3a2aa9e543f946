import { onlyRoles } from '#framework/modules'

export const office = onlyRoles('System Manager', 'Store Manager', 'School Office')
