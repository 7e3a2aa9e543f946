import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { shiftStaffOnly } from '../shift-assignment/shift-assignment.states.ts'

/** Where the square code of a shift is, for the desk's button: it opens the address that it is answered. */
export const showClockCode = method({
  access: shiftStaffOnly,
  input: { name: link('Shift', { required: true }) },
  async run({ input: { name } }) {
    const search = new URLSearchParams({ name })
    return { name, url: `/api/method/mela.volunteers.draw_clock_code?${search}` }
  },
})
