import type { Documents } from '#framework/documents'
import { ShiftAssignment } from '../doctypes/shift-assignment.doctype.ts'
import { minutesLater } from '../rules/worked-time.ts'

const A_DAY = 24 * 60
/** Few enough for one transaction; the rest is a quarter of an hour later. */
const AT_ONCE = 200

/** Tells everybody of the shift that begins within a day, once. */
export async function remind(documents: Documents, now: string): Promise<void> {
  const soon = await documents.find(ShiftAssignment, {
    where: {
      state: 'accepted',
      reminded_at: null,
      starts_at: ['between', [now, minutesLater(now, A_DAY)]],
    },
    fields: ['name'],
    order_by: 'starts_at asc',
    limit: AT_ONCE,
  })
  for (const { name } of soon) {
    await documents.save(ShiftAssignment, name, { reminded_at: now })
    await documents.emit('volunteers.shift_soon', { assignment: name })
  }
}
