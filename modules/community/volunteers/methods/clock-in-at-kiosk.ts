import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { clockIn } from '../actions/clock.ts'
import { ShiftAssignment } from '../doctypes/shift-assignment.doctype.ts'
import { anyShiftStaff } from '../rules/staff.ts'
import { siteClock } from '../rules/site-clock.ts'

/** Somebody of the staff, at the door, writes down that a volunteer begins. */
export const clockInAtKiosk = method({
  access: anyShiftStaff,
  input: { name: link('Shift Assignment', { required: true }) },
  methods: ['POST'],
  async run({ input, documents, site }) {
    const assignment = await documents.lock(ShiftAssignment, input.name)
    const { name } = await clockIn(documents, {
      ...{ assignment, clocked_by: 'kiosk', now: siteClock(site, documents) },
    })
    return { name }
  },
})
