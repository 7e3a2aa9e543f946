import { onlyRoles } from '#framework/modules'

/** Who looks after albums. */
export const albumStaff = onlyRoles('System Manager', 'School Office', 'Event Staff')
