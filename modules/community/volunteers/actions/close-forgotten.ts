import type { Documents } from '#framework/documents'
import { ShiftAssignment } from '../doctypes/shift-assignment.doctype.ts'
import { LATEST, minutesLater } from '../rules/worked-time.ts'
import { clockOut } from './clock.ts'

/** Few enough for one transaction; the rest is a quarter of an hour later. */
const AT_ONCE = 100

/** Whoever clocked in and went home without a word has worked until the shift's end. */
export async function closeForgotten(documents: Documents, now: string): Promise<void> {
  const running = await documents.find(ShiftAssignment, {
    where: {
      state: 'accepted',
      clocked_in_at: ['is', 'set'],
      ends_at: ['<', minutesLater(now, -2 * LATEST)],
    },
    fields: ['name'],
    limit: AT_ONCE,
  })
  for (const { name } of running) {
    const assignment = await documents.lock(ShiftAssignment, name)
    if (assignment.clocked_out_at === null && assignment.ends_at !== null)
      await clockOut(documents, { assignment, clocked_by: 'button', now: assignment.ends_at.slice(0, 19) })
  }
}
