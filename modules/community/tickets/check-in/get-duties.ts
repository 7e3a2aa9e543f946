import { anyone, method } from '#framework/modules'
import { checkInRoles } from './check-in-mark.doctype.ts'

/** Returns whether the caller is check-in staff. The app's menu then links to check-in. */
export const getDuties = method({
  access: anyone,
  reads: true,
  input: {},
  async run({ caller }) {
    const isCheckInStaff: 0 | 1 = checkInRoles.some((role) => caller.roles.has(role)) ? 1 : 0
    return { is_check_in_staff: isCheckInStaff }
  },
})
