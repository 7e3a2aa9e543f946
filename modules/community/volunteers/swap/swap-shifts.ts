import { volunteerEvents } from '../events.ts'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { ShiftAssignment } from '../shift-assignment/shift-assignment.doctype.ts'
import { findAssignment, lockOwnAssignment } from '../shift-assignment/shift-assignment.queries.ts'
import { ShiftSwap } from './shift-swap.doctype.ts'
import { Shift } from '../shift/shift.doctype.ts'
import type { VolunteerRow } from '../volunteer/volunteer.queries.ts'
import { volunteerErrors } from '../errors.ts'
import { hasStarted } from '../hours-entry/worked-time.rules.ts'

type Swap = Doc<typeof ShiftSwap>

interface SwapRequest {
  readonly volunteer: VolunteerRow
  readonly assignment: string
  readonly requested_shift: string
  readonly now: string
}

export async function requestSwap(
  caller: Documents,
  { volunteer, assignment, requested_shift, now }: SwapRequest,
): Promise<Pick<Swap, 'name' | 'state'>> {
  const documents = caller.asSystemFor(caller.caller.user)
  const own = await lockOwnAssignment(documents, volunteer.name, assignment)
  if (own.state !== 'accepted') throw volunteerErrors.not_held()
  const wanted = await documents.get(Shift, requested_shift)
  if (hasStarted(wanted, now) || hasStarted(await documents.get(Shift, own.shift), now))
    throw volunteerErrors.shift_over()
  if ((await findAssignment(documents, requested_shift, volunteer.name)) !== null)
    throw volunteerErrors.swap_with_yourself()
  const open_for = `${assignment} ${requested_shift}`
  const [existing] = await documents.find(ShiftSwap, { where: { open_for }, limit: 1 })
  if (existing) return existing
  const inserted = await documents.insert(ShiftSwap, {
    ...{ volunteer: volunteer.name, assignment, shift: own.shift, requested_shift, open_for },
  })
  await documents.emit(volunteerEvents.swap_requested, { swap: inserted.name })
  return inserted
}

export async function cancelSwapRequest(caller: Documents, volunteer: string, name: string): Promise<void> {
  const documents = caller.asSystem()
  const swap = await documents.lock(ShiftSwap, name)
  if (swap.volunteer !== volunteer) throw volunteerErrors.not_your_shift()
  if (swap.state === 'requested')
    await documents.save(ShiftSwap, name, { state: 'withdrawn', open_for: null })
}

/** Locks both shifts in the order that all writers share. */
async function lockShifts(documents: Documents, shifts: readonly string[]): Promise<void> {
  for (const shift of shifts.toSorted()) await documents.lock(Shift, shift)
}

type AssignmentTimes = Pick<Doc<typeof ShiftAssignment>, 'starts_at' | 'clocked_in_at'>

function hasShiftStarted({ starts_at, clocked_in_at }: AssignmentTimes, now: string): boolean {
  return clocked_in_at !== null || (starts_at !== null && hasStarted({ starts_at }, now))
}

interface SwapAgreement {
  readonly swap: Swap
  readonly givenAssignment: Doc<typeof ShiftAssignment>
  readonly agreeingVolunteer: string
}

/** Releases both assignments first, so that no place is counted twice. */
async function exchangeAssignments(
  documents: Documents,
  { swap, givenAssignment, agreeingVolunteer }: SwapAgreement,
): Promise<string> {
  await documents.save(ShiftAssignment, swap.assignment, { state: 'swapped' })
  await documents.save(ShiftAssignment, givenAssignment.name, { state: 'swapped' })
  const assign = (shift: string, volunteer: string) =>
    documents.insert(ShiftAssignment, { shift, volunteer, state: 'accepted' })
  await assign(swap.requested_shift, swap.volunteer)
  const { name } = await assign(swap.shift, agreeingVolunteer)
  await documents.save(ShiftSwap, swap.name, {
    ...{ state: 'agreed', agreed_assignment: givenAssignment.name, open_for: null },
  })
  return name
}

export async function acceptSwap(
  caller: Documents,
  {
    volunteer,
    swap: name,
    now,
  }: { readonly volunteer: VolunteerRow; readonly swap: string; readonly now: string },
): Promise<string> {
  const documents = caller.asSystemFor(caller.caller.user)
  const requested = await documents.get(ShiftSwap, name)
  await lockShifts(documents, [requested.shift, requested.requested_shift])
  const swap = await documents.lock(ShiftSwap, name)
  if (swap.state !== 'requested') throw volunteerErrors.swap_over()
  const givenAssignment = await findAssignment(documents, swap.requested_shift, volunteer.name)
  if (givenAssignment?.state !== 'accepted') throw volunteerErrors.not_your_shift()
  const requesterAssignment = await documents.lock(ShiftAssignment, swap.assignment)
  if (requesterAssignment.state !== 'accepted') throw volunteerErrors.swap_over()
  if ([requesterAssignment, givenAssignment].some((shiftAssignment) => hasShiftStarted(shiftAssignment, now)))
    throw volunteerErrors.shift_over()
  const shiftAssignment = await exchangeAssignments(documents, {
    ...{
      swap,
      givenAssignment: await documents.lock(ShiftAssignment, givenAssignment.name),
      agreeingVolunteer: volunteer.name,
    },
  })
  await documents.emit(volunteerEvents.swapped, { swap: name })
  return shiftAssignment
}
