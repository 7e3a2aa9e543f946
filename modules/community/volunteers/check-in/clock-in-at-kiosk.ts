import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { checkIn } from './check-in.ts'
import { ShiftAssignment } from '../shift-assignment/shift-assignment.doctype.ts'
import { shiftStaffOnly } from '../shift-assignment/shift-assignment.states.ts'
import { siteTime } from '../hours-entry/worked-time.rules.ts'

/** Checks a volunteer in for a shift at a kiosk. Only staff may call it. */
export const clockInAtKiosk = method({
  access: shiftStaffOnly,
  input: { name: link('Shift Assignment', { required: true }) },
  methods: ['POST'],
  async run({ input, documents, site }) {
    const assignment = await documents.lock(ShiftAssignment, input.name)
    const { name } = await checkIn(documents, {
      ...{ assignment, clocked_by: 'kiosk', now: siteTime(site, documents) },
    })
    return { name }
  },
})
