import { link } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { lockOwnAssignment } from './lock-own-assignment.ts'
import { ShiftAssignment } from './shift-assignment.doctype.ts'
import { requireVolunteer } from '../volunteer/volunteer.queries.ts'
import { volunteerErrors } from '../errors.ts'
import { siteTime } from '../shift/site-time.rules.ts'
import { hasStarted } from '../hours-entry/worked-time.rules.ts'

/** A volunteer gives a shift back, or declines one that was offered. Given back again, nothing changes. */
export const releaseShift = method({
  renamedFrom: 'volunteers.give_back',
  access: signedInUsers,
  input: { assignment: link('Shift Assignment', { required: true }) },
  methods: ['POST'],
  async run({ input, documents, site }) {
    const volunteer = await requireVolunteer(documents)
    const { name, state, starts_at, clocked_in_at } = await lockOwnAssignment(
      documents,
      volunteer.name,
      input.assignment,
    )
    if (state === 'withdrawn' || state === 'declined') return { assignment: name, state }
    const hasBegun = starts_at !== null && hasStarted({ starts_at }, siteTime(site, documents))
    if (hasBegun || clocked_in_at !== null) throw volunteerErrors.shift_over()
    if (state !== 'offered' && state !== 'accepted') throw volunteerErrors.not_held()
    const leavingReason = { left_because: 'given back' } as const
    const nextState = state === 'offered' ? ('declined' as const) : ('withdrawn' as const)
    await documents.asSystem().save(ShiftAssignment, name, { state: nextState, ...leavingReason })
    return { assignment: name, state: nextState }
  },
})
