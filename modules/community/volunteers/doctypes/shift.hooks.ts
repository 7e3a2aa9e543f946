import type { Doc } from '#framework/doctypes'
import { hooks, randomName } from '#framework/documents'
import { moveAssignments } from '../actions/move-assignments.ts'
import { releaseAssignments } from '../actions/release-assignments.ts'
import { volunteerErrors } from '../errors.ts'
import { LONGEST, minutesBetween } from '../rules/worked-time.ts'
import { Shift } from './shift.doctype.ts'

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
