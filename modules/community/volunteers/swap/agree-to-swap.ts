import { link } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { acceptSwap as agree } from './swap-shifts.ts'
import { requireVolunteer } from '../volunteer/volunteer.queries.ts'
import { siteTime } from '../hours-entry/worked-time.rules.ts'

/** Agrees to a swap for a volunteer who has the requested shift. Both assignments change in one transaction. */
export const agreeToSwap = method({
  access: signedInUsers,
  input: { swap: link('Shift Swap', { required: true }) },
  methods: ['POST'],
  async run({ input, documents, site }) {
    const volunteer = await requireVolunteer(documents)
    const now = siteTime(site, documents)
    return { assignment: await agree(documents, { volunteer, swap: input.swap, now }) }
  },
})
