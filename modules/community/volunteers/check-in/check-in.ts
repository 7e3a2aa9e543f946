import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { HoursEntry } from '../hours-entry/hours-entry.doctype.ts'
import { ShiftAssignment } from '../shift-assignment/shift-assignment.doctype.ts'
import { Shift } from '../shift/shift.doctype.ts'
import { volunteerErrors } from '../errors.ts'
import { canCheckIn, workedMinutes, LATEST_CHECK_OUT, addMinutes } from '../hours-entry/worked-time.rules.ts'

type Assignment = Doc<typeof ShiftAssignment>

type CheckInSource = NonNullable<Assignment['clocked_by']>

interface CheckInInput {
  readonly assignment: Assignment
  readonly clocked_by: CheckInSource
  /** Local time of the site. */
  readonly now: string
}

/** Checks a volunteer in. Idempotent: the first time counts. */
export async function checkIn(
  caller: Documents,
  { assignment, clocked_by, now }: CheckInInput,
): Promise<Assignment> {
  if (assignment.clocked_in_at !== null) return assignment
  const { state, starts_at, ends_at } = assignment
  if (state !== 'accepted') throw volunteerErrors.not_held()
  if (starts_at === null || ends_at === null || !canCheckIn({ starts_at, ends_at }, now))
    throw volunteerErrors.clock_too_early()
  return caller.asSystem().save(ShiftAssignment, assignment.name, { clocked_in_at: now, clocked_by })
}

/**
 * Checks a volunteer out; another person approves the hours. Idempotent: the first time counts. Hours with one
 * self-reported end count as self-reported.
 */
export async function checkOut(
  caller: Documents,
  { assignment, clocked_by, now }: CheckInInput,
): Promise<Assignment> {
  const { clocked_in_at, clocked_out_at, ends_at } = assignment
  if (clocked_out_at !== null) return assignment
  if (clocked_in_at === null || ends_at === null) throw volunteerErrors.not_clocked_in()
  const documents = caller.asSystemFor(caller.caller.user)
  const checkInSource = clocked_by === 'button' ? 'button' : (assignment.clocked_by ?? clocked_by)
  const minutes = workedMinutes({ clocked_in_at, clocked_out_at: now, ends_at })
  if (minutes > 0)
    await insertHoursEntry(documents, assignment, { minutes, source: checkInSource, on_day: clocked_in_at })
  return documents.save(ShiftAssignment, assignment.name, {
    ...{ state: 'done', clocked_out_at: now, clocked_by: checkInSource },
  })
}

async function insertHoursEntry(
  documents: Documents,
  { name, volunteer, shift }: Assignment,
  {
    minutes,
    source,
    on_day,
  }: { readonly minutes: number; readonly source: CheckInSource; readonly on_day: string },
): Promise<void> {
  const { role } = await documents.get(Shift, shift)
  await documents.insert(HoursEntry, {
    ...{ volunteer, shift, assignment: name, minutes, source, activity: role },
    on_day: on_day.slice(0, 10),
  })
}

const BATCH_SIZE = 100

/** Checks out forgotten volunteers at the shift's end. */
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
