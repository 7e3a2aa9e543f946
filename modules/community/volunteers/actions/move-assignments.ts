import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { ShiftAssignment } from '../doctypes/shift-assignment.doctype.ts'
import { crossingShift, openAssignments } from '../doctypes/shift-assignment.queries.ts'
import { Shift } from '../doctypes/shift.doctype.ts'
import { volunteerErrors } from '../errors.ts'

/** The people of a shift go along with its new times; refused where one of them has another shift then. */
export async function moveAssignments(caller: Documents, shift: Doc<typeof Shift>): Promise<void> {
  const documents = caller.asSystem()
  const { name: moved, starts_at, ends_at } = shift
  for (const { name, volunteer } of await openAssignments(documents, { shift: moved })) {
    const crossing = await crossingShift(documents, volunteer, shift)
    if (crossing !== null && crossing.shift !== moved) {
      const { role } = await documents.get(Shift, crossing.shift)
      throw volunteerErrors.overlap(role)
    }
    await documents.save(ShiftAssignment, name, { starts_at, ends_at, reminded_at: null })
    await documents.emit('volunteers.moved', { assignment: name, starts_at })
  }
}
