import { link } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { requestSwap as ask } from './swap-shifts.ts'
import { requireVolunteer } from '../volunteer/volunteer.queries.ts'
import { siteTime } from '../hours-entry/worked-time.rules.ts'

/** Requests a swap with the volunteers who have a full shift. The request names nobody. */
export const askSwap = method({
  access: signedInUsers,
  input: {
    assignment: link('Shift Assignment', { required: true }),
    requested_shift: link('Shift', { renamedFrom: 'wanted_shift', required: true }),
  },
  methods: ['POST'],
  async run({ input, documents, site }) {
    const volunteer = await requireVolunteer(documents)
    const { name, state } = await ask(documents, { ...input, volunteer, now: siteTime(site, documents) })
    return { swap: name, state }
  },
})
