import { onlyRoles } from '#framework/modules'

export const handlers = onlyRoles('System Manager', 'Store Manager', 'School Office', 'Seller')
