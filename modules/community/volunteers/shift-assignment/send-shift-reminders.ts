import { volunteerEvents } from '../events.ts'
import type { Documents } from '#framework/documents'
import { ShiftAssignment } from './shift-assignment.doctype.ts'
import { addMinutes } from '../hours-entry/worked-time.rules.ts'

const MINUTES_PER_DAY = 24 * 60
/** Few enough for one transaction; the rest is a quarter of an hour later. */
const BATCH_SIZE = 200

/** Tells everybody of the shift that begins within a day, once. */
export async function sendShiftReminders(documents: Documents, now: string): Promise<void> {
  const assignments = await documents.find(ShiftAssignment, {
    where: {
      state: 'accepted',
      reminded_at: null,
      starts_at: ['between', [now, addMinutes(now, MINUTES_PER_DAY)]],
    },
    fields: ['name'],
    order_by: 'starts_at asc',
    limit: BATCH_SIZE,
  })
  for (const { name } of assignments) {
    await documents.save(ShiftAssignment, name, { reminded_at: now })
    await documents.emit(volunteerEvents.shift_starting, { assignment: name })
  }
}
