import { onlyRoles } from '#framework/modules'

/** Who looks after albums. */
export const staff = onlyRoles('System Manager', 'School Office', 'Event Staff')
