import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { ShiftAssignment } from './shift-assignment.doctype.ts'
import { findAssignment } from './shift-assignment.queries.ts'
import { Shift } from '../shift/shift.doctype.ts'
import type { VolunteerRow } from '../volunteer/volunteer.queries.ts'
import { volunteerErrors } from '../errors.ts'
import { hasStarted } from '../hours-entry/worked-time.rules.ts'

export interface AssignShiftInput {
  readonly volunteer: VolunteerRow
  readonly shift: string
  /** The site's wall clock. */
  readonly now: string
}

/** Gives a volunteer a shift. Asked again, it is the same place; a place that was offered is accepted. */
export async function assignShift(
  caller: Documents,
  { volunteer, shift: name, now }: AssignShiftInput,
): Promise<Pick<Doc<typeof ShiftAssignment>, 'name' | 'state'>> {
  const documents = caller.asSystemFor(caller.caller.user)
  const shift = await documents.lock(Shift, name)
  const existing = await findAssignment(documents, name, volunteer.name)
  if (existing !== null && existing.state !== 'offered') return existing
  if (hasStarted(shift, now)) throw volunteerErrors.shift_over()
  if (existing !== null) return documents.save(ShiftAssignment, existing.name, { state: 'accepted' })
  return documents.insert(ShiftAssignment, { shift: name, volunteer: volunteer.name, state: 'accepted' })
}
