import { anyone, method } from '#framework/modules'
import { readOverview } from '../actions/read-overview.ts'
import { ownVolunteer } from '../doctypes/volunteer.queries.ts'

const nobody = {
  volunteer: null,
  hours: { approved: 0, waiting: 0 },
  entries: [],
  certificates: [],
  credentials: [],
}

/** What whoever asks did as a volunteer. Guests, and people who are no volunteers, are told that they are none. */
export const getOverview = method({
  access: anyone,
  reads: true,
  input: {},
  async run({ documents }) {
    const volunteer = await ownVolunteer(documents)
    return volunteer === null ? nobody : readOverview(documents, volunteer)
  },
})
