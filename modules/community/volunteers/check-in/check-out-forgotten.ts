import type { Documents } from '#framework/documents'
import { ShiftAssignment } from '../shift-assignment/shift-assignment.doctype.ts'
import { LATEST_CHECK_OUT, addMinutes } from '../hours-entry/worked-time.rules.ts'
import { checkOut } from './check-in.ts'

/** Few enough for one transaction; the rest is a quarter of an hour later. */
const BATCH_SIZE = 100

/** Whoever clocked in and went home without a word has worked until the shift's end. */
export async function checkOutForgotten(documents: Documents, now: string): Promise<void> {
  const checkedIn = await documents.find(ShiftAssignment, {
    where: {
      state: 'accepted',
      clocked_in_at: ['is', 'set'],
      ends_at: ['<', addMinutes(now, -2 * LATEST_CHECK_OUT)],
    },
    fields: ['name'],
    limit: BATCH_SIZE,
  })
  for (const { name } of checkedIn) {
    const assignment = await documents.lock(ShiftAssignment, name)
    if (assignment.clocked_out_at === null && assignment.ends_at !== null)
      await checkOut(documents, { assignment, clocked_by: 'button', now: assignment.ends_at.slice(0, 19) })
  }
}
