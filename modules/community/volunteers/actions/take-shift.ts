import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { ShiftAssignment } from '../doctypes/shift-assignment.doctype.ts'
import { placeIn } from '../doctypes/shift-assignment.queries.ts'
import { Shift } from '../doctypes/shift.doctype.ts'
import type { VolunteerRow } from '../doctypes/volunteer.queries.ts'
import { volunteerErrors } from '../errors.ts'
import { hasStarted } from '../rules/worked-time.ts'

export interface Taking {
  readonly volunteer: VolunteerRow
  readonly shift: string
  /** The site's wall clock. */
  readonly now: string
}

/** Gives a volunteer a shift. Asked again, it is the same place; a place that was offered is accepted. */
export async function takeShift(
  caller: Documents,
  { volunteer, shift: name, now }: Taking,
): Promise<Pick<Doc<typeof ShiftAssignment>, 'name' | 'state'>> {
  const documents = caller.asSystemFor(caller.caller.user)
  const shift = await documents.lock(Shift, name)
  const before = await placeIn(documents, name, volunteer.name)
  if (before !== null && before.state !== 'offered') return before
  if (hasStarted(shift, now)) throw volunteerErrors.shift_over()
  if (before !== null) return documents.save(ShiftAssignment, before.name, { state: 'accepted' })
  return documents.insert(ShiftAssignment, { shift: name, volunteer: volunteer.name, state: 'accepted' })
}
