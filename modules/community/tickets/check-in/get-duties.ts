import { anyone, method } from '#framework/modules'
import { checkInRoles } from './check-in-mark.doctype.ts'

/** Whether whoever asks stands at doors: the app's menu leads there then. */
export const getDuties = method({
  access: anyone,
  reads: true,
  input: {},
  async run({ caller }) {
    const isCheckInStaff: 0 | 1 = checkInRoles.some((role) => caller.roles.has(role)) ? 1 : 0
    return { is_check_in_staff: isCheckInStaff }
  },
})
