import { method, signedInUsers } from '#framework/modules'
import { heldCredentials } from '../doctypes/credential.queries.ts'
import { shiftsFor, swapsFor, type ShiftForVolunteer } from '../doctypes/shift.queries.ts'
import { ownVolunteer } from '../doctypes/volunteer.queries.ts'
import { gateProblem, type GatedVolunteer, type HeldCredential } from '../rules/shift-gate.ts'
import { siteClock } from '../rules/site-clock.ts'

interface Seeing {
  readonly volunteer: GatedVolunteer
  readonly credentials: readonly HeldCredential[]
}

function shown({ capacity, taken, ...shift }: ShiftForVolunteer, { volunteer, credentials }: Seeing) {
  const problem = gateProblem({ shift, volunteer, credentials })
  return { ...shift, left: Math.max(0, capacity - taken), problem }
}

/** The open shifts and the volunteer's own, with why he cannot have one, and the swaps that wait for him. */
export const getShifts = method({
  access: signedInUsers,
  reads: true,
  input: {},
  async run({ documents, site }) {
    const volunteer = await ownVolunteer(documents)
    const now = siteClock(site, documents)
    if (volunteer === null) return { volunteer: null, now, shifts: [], swaps: [] }
    const asked = { volunteer: volunteer.name, now }
    const credentials = await heldCredentials(documents, volunteer.name)
    const shifts = await shiftsFor(documents, asked)
    return {
      volunteer: { full_name: volunteer.full_name, state: volunteer.state },
      now,
      shifts: shifts.map((shift) => shown(shift, { volunteer, credentials })),
      swaps: await swapsFor(documents, asked),
    }
  },
})
