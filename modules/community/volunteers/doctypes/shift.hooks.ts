import type { Doc } from '#framework/doctypes'
import { hooks, randomName, type Documents } from '#framework/documents'
import { ShiftAssignment } from './shift-assignment.doctype.ts'
import { crossingShift, openAssignments } from './shift-assignment.queries.ts'
import { Shift } from './shift.doctype.ts'
import { volunteerErrors } from '../errors.ts'
import { releaseAssignments } from '../actions/release-assignments.ts'
import { LONGEST, minutesBetween } from '../rules/worked-time.ts'

type ShiftDocument = Doc<typeof Shift>

/** Five bits a letter: a code that nobody guesses within the hours of a shift. */
const CODE_LENGTH = 20

export const shiftHooks = hooks(Shift, {
  beforeSave({ document }) {
    refuseWrongTimes(document)
    if (document.capacity < document.taken) throw volunteerErrors.fewer_than_taken(document.taken)
    return { clock_code: document.clock_code ?? randomName(CODE_LENGTH) }
  },
  async afterSave({ previous, document, documents }) {
    if (previous === null) return
    const shift = { shift: document.name }
    if (document.state === 'cancelled' && previous.state !== 'cancelled')
      await releaseAssignments(documents, shift, 'shift cancelled')
    else if (document.starts_at !== previous.starts_at || document.ends_at !== previous.ends_at)
      await moveAssignments(documents, document)
  },
})

function refuseWrongTimes({ starts_at, ends_at }: ShiftDocument): void {
  if (!starts_at || !ends_at) return
  const minutes = minutesBetween(starts_at, ends_at)
  if (minutes <= 0) throw volunteerErrors.ends_before_it_starts()
  if (minutes > LONGEST) throw volunteerErrors.too_long()
}

/** The people of a shift go along with its new times; refused where one of them has another shift then. */
async function moveAssignments(caller: Documents, shift: Doc<typeof Shift>): Promise<void> {
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
