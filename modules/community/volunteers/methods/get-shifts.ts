import { method, signedInUsers } from '#framework/modules'
import { inWords } from '#site/translations'
import { heldCredentials } from '../doctypes/credential.queries.ts'
import { shiftsFor, swapsFor, type OpenSwap, type ShiftForVolunteer } from '../doctypes/shift.queries.ts'
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

type Say = (text: string) => string

const said = (text: string | null, say: Say): string | null => (text === null ? null : say(text))

const shiftInWords = <Shown extends ShiftForVolunteer>(shift: Shown, say: Say): Shown => ({
  ...shift,
  role: say(shift.role),
  event_title: said(shift.event_title, say),
  place: said(shift.place, say),
  description: said(shift.description, say),
})

const swapInWords = (swap: OpenSwap, say: Say): OpenSwap => ({
  ...swap,
  role: say(swap.role),
  wanted_role: say(swap.wanted_role),
})

/** The open shifts and the volunteer's own, with why he cannot have one, and the swaps that wait for him. */
export const getShifts = method({
  access: signedInUsers,
  reads: true,
  isTranslated: true,
  input: {},
  async run({ documents, site, language }) {
    const volunteer = await ownVolunteer(documents)
    const now = siteClock(site, documents)
    if (volunteer === null) return { volunteer: null, now, shifts: [], swaps: [] }
    const asked = { volunteer: volunteer.name, now }
    const credentials = await heldCredentials(documents, volunteer.name)
    const shifts = await shiftsFor(documents, asked)
    const swaps = await swapsFor(documents, asked)
    return inWords({ documents, language }, (say) => ({
      volunteer: { full_name: volunteer.full_name, state: volunteer.state },
      now,
      shifts: shifts.map((shift) => shown(shiftInWords(shift, say), { volunteer, credentials })),
      swaps: swaps.map((swap) => swapInWords(swap, say)),
    }))
  },
})
