import { volunteerEvents } from '../events.ts'
import type { Doc } from '#framework/doctypes'
import { hooks, randomName, type Documents } from '#framework/documents'
import { ShiftAssignment } from '../shift-assignment/shift-assignment.doctype.ts'
import { findOverlappingShift, listOpenAssignments } from '../shift-assignment/shift-assignment.queries.ts'
import { Shift } from './shift.doctype.ts'
import { volunteerErrors } from '../errors.ts'
import { releaseAssignments } from '../shift-assignment/release-shift.ts'
import { MAX_SHIFT_MINUTES, minutesBetween } from '../hours-entry/worked-time.rules.ts'

type ShiftDocument = Doc<typeof Shift>

/** Five bits per character, which cannot be guessed during a shift. */
const CODE_LENGTH = 20

export const shiftHooks = hooks(Shift, {
  beforeSave({ document }) {
    refuseWrongTimes(document)
    if (document.capacity < document.assigned) throw volunteerErrors.fewer_than_taken(document.assigned)
    return { clock_code: document.clock_code ?? randomName(CODE_LENGTH) }
  },
  async afterSave({ previous, document, documents }) {
    if (previous === null) return
    const shift = { shift: document.name }
    if (document.state === 'cancelled' && previous.state !== 'cancelled')
      await releaseAssignments(documents, shift, 'shift cancelled')
    else if (document.starts_at !== previous.starts_at || document.ends_at !== previous.ends_at)
      await updateAssignmentTimes(documents, document)
  },
})

function refuseWrongTimes({ starts_at, ends_at }: ShiftDocument): void {
  if (!starts_at || !ends_at) return
  const minutes = minutesBetween(starts_at, ends_at)
  if (minutes <= 0) throw volunteerErrors.ends_before_it_starts()
  if (minutes > MAX_SHIFT_MINUTES) throw volunteerErrors.too_long()
}

async function updateAssignmentTimes(caller: Documents, shift: Doc<typeof Shift>): Promise<void> {
  const documents = caller.asSystem()
  const { name: shiftName, starts_at, ends_at } = shift
  for (const { name, volunteer } of await listOpenAssignments(documents, { shift: shiftName })) {
    const overlapping = await findOverlappingShift(documents, volunteer, shift)
    if (overlapping !== null && overlapping.shift !== shiftName) {
      const { role } = await documents.get(Shift, overlapping.shift)
      throw volunteerErrors.overlap(role)
    }
    await documents.save(ShiftAssignment, name, { starts_at, ends_at, reminded_at: null })
    await documents.emit(volunteerEvents.shift_moved, { assignment: name, starts_at })
  }
}
