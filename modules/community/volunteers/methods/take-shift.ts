import { link } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { takeShift as take } from '../actions/take-shift.ts'
import { requireVolunteer } from '../doctypes/volunteer.queries.ts'
import { siteClock } from '../rules/site-clock.ts'

/** A volunteer takes an open shift, or accepts one that was offered. */
export const takeShift = method({
  access: signedInUsers,
  input: { shift: link('Shift', { required: true }) },
  methods: ['POST'],
  async run({ input, documents, site }) {
    const volunteer = await requireVolunteer(documents)
    const now = siteClock(site, documents)
    const { name, state } = await take(documents, { volunteer, shift: input.shift, now })
    return { assignment: name, state }
  },
})
