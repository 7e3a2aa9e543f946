import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { shiftStaffOnly } from '../shift-assignment/shift-assignment.states.ts'

/** Returns the address of a shift's check-in QR code. The desk's button opens it. */
export const showClockCode = method({
  access: shiftStaffOnly,
  input: { name: link('Shift', { required: true }) },
  async run({ input: { name } }) {
    const search = new URLSearchParams({ name })
    return { name, url: `/api/method/mela.volunteers.draw_clock_code?${search}` }
  },
})
