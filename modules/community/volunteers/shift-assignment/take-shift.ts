import { link } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { assignShift as take } from './assign-shift.ts'
import { requireVolunteer } from '../volunteer/volunteer.queries.ts'
import { siteTime } from '../shift/site-time.rules.ts'

/** A volunteer takes an open shift, or accepts one that was offered. */
export const takeShift = method({
  access: signedInUsers,
  input: { shift: link('Shift', { required: true }) },
  methods: ['POST'],
  async run({ input, documents, site }) {
    const volunteer = await requireVolunteer(documents)
    const now = siteTime(site, documents)
    const { name, state } = await take(documents, { volunteer, shift: input.shift, now })
    return { assignment: name, state }
  },
})
