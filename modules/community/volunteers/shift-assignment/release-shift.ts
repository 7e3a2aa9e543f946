import { link } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { lockOwnAssignment, listOpenAssignments } from './shift-assignment.queries.ts'
import { ShiftAssignment } from './shift-assignment.doctype.ts'
import { requireVolunteer } from '../volunteer/volunteer.queries.ts'
import { volunteerErrors } from '../errors.ts'
import { siteTime, hasStarted } from '../hours-entry/worked-time.rules.ts'
import type { Documents } from '#framework/documents'
import type { LeavingReason } from './shift-assignment.states.ts'

/** Releases a volunteer's shift, or declines an offered one. A second call changes nothing. */
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
    const isOver = starts_at !== null && hasStarted({ starts_at }, siteTime(site, documents))
    if (isOver || clocked_in_at !== null) throw volunteerErrors.shift_over()
    if (state !== 'offered' && state !== 'accepted') throw volunteerErrors.not_held()
    const leavingReason = { withdrawal_reason: 'released' } as const
    const nextState = state === 'offered' ? ('declined' as const) : ('withdrawn' as const)
    await documents.asSystem().save(ShiftAssignment, name, { state: nextState, ...leavingReason })
    return { assignment: name, state: nextState }
  },
})

type AssignmentFilter = { readonly shift: string } | { readonly volunteer: string }

/** Releases all upcoming assignments of a shift or a volunteer; returns their number. */
export async function releaseAssignments(
  documents: Documents,
  filter: AssignmentFilter,
  withdrawal_reason: LeavingReason,
): Promise<number> {
  const open = await listOpenAssignments(documents, filter)
  for (const { name } of open) await releaseAssignment(documents, name, withdrawal_reason)
  return open.length
}

export async function releaseAssignment(
  documents: Documents,
  assignment: string,
  withdrawal_reason: LeavingReason,
): Promise<void> {
  await documents.asSystem().save(ShiftAssignment, assignment, { state: 'withdrawn', withdrawal_reason })
}
