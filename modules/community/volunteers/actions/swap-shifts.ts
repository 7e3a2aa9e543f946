import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { ShiftAssignment } from '../doctypes/shift-assignment.doctype.ts'
import { placeIn } from '../doctypes/shift-assignment.queries.ts'
import { ShiftSwap } from '../doctypes/shift-swap.doctype.ts'
import { Shift } from '../doctypes/shift.doctype.ts'
import type { VolunteerRow } from '../doctypes/volunteer.queries.ts'
import { volunteerErrors } from '../errors.ts'
import { hasStarted } from '../rules/worked-time.ts'
import { lockOwn } from './own-assignment.ts'

type Swap = Doc<typeof ShiftSwap>

interface Asked {
  readonly volunteer: VolunteerRow
  readonly assignment: string
  readonly wanted_shift: string
  readonly now: string
}

/** Asks those who have another shift to swap. Asked again while it is open, it is the same question. */
export async function askSwap(
  caller: Documents,
  { volunteer, assignment, wanted_shift, now }: Asked,
): Promise<Pick<Swap, 'name' | 'state'>> {
  const documents = caller.asSystemFor(caller.caller.user)
  const own = await lockOwn(documents, volunteer.name, assignment)
  if (own.state !== 'accepted') throw volunteerErrors.not_held()
  const wanted = await documents.get(Shift, wanted_shift)
  if (hasStarted(wanted, now) || hasStarted(await documents.get(Shift, own.shift), now))
    throw volunteerErrors.shift_over()
  if ((await placeIn(documents, wanted_shift, volunteer.name)) !== null)
    throw volunteerErrors.swap_with_yourself()
  const open_for = `${assignment} ${wanted_shift}`
  const [before] = await documents.find(ShiftSwap, { where: { open_for }, limit: 1 })
  if (before) return before
  const made = await documents.insert(ShiftSwap, {
    ...{ volunteer: volunteer.name, assignment, shift: own.shift, wanted_shift, open_for },
  })
  await documents.emit('volunteers.swap_asked', { swap: made.name })
  return made
}

export async function withdrawSwap(caller: Documents, volunteer: string, name: string): Promise<void> {
  const documents = caller.asSystem()
  const swap = await documents.lock(ShiftSwap, name)
  if (swap.volunteer !== volunteer) throw volunteerErrors.not_your_shift()
  if (swap.state === 'asked') await documents.save(ShiftSwap, name, { state: 'withdrawn', open_for: null })
}

/** Two who swap lock the same rows in the same order as everybody else. */
async function lockShifts(documents: Documents, shifts: readonly string[]): Promise<void> {
  for (const shift of shifts.toSorted()) await documents.lock(Shift, shift)
}

type Place = Pick<Doc<typeof ShiftAssignment>, 'starts_at' | 'clocked_in_at'>

function hasBegun({ starts_at, clocked_in_at }: Place, now: string): boolean {
  return clocked_in_at !== null || (starts_at !== null && hasStarted({ starts_at }, now))
}

interface Agreement {
  readonly swap: Swap
  /** The place that the agreeing one gives. */
  readonly given: Doc<typeof ShiftAssignment>
  readonly agreeing: string
}

/** Both leave their places first: neither is in the other's way, and no shift has a place more or less than before. */
async function exchange(documents: Documents, { swap, given, agreeing }: Agreement): Promise<string> {
  await documents.save(ShiftAssignment, swap.assignment, { state: 'swapped' })
  await documents.save(ShiftAssignment, given.name, { state: 'swapped' })
  const take = (shift: string, volunteer: string) =>
    documents.insert(ShiftAssignment, { shift, volunteer, state: 'accepted' })
  await take(swap.wanted_shift, swap.volunteer)
  const { name } = await take(swap.shift, agreeing)
  await documents.save(ShiftSwap, swap.name, {
    ...{ state: 'agreed', agreed_assignment: given.name, open_for: null },
  })
  return name
}

/** The second consent: both have the other's shift, or nothing has changed. Answers the new assignment. */
export async function agreeToSwap(
  caller: Documents,
  {
    volunteer,
    swap: name,
    now,
  }: { readonly volunteer: VolunteerRow; readonly swap: string; readonly now: string },
): Promise<string> {
  const documents = caller.asSystemFor(caller.caller.user)
  const asked = await documents.get(ShiftSwap, name)
  await lockShifts(documents, [asked.shift, asked.wanted_shift])
  const swap = await documents.lock(ShiftSwap, name)
  if (swap.state !== 'asked') throw volunteerErrors.swap_over()
  const given = await placeIn(documents, swap.wanted_shift, volunteer.name)
  if (given?.state !== 'accepted') throw volunteerErrors.not_your_shift()
  const held = await documents.lock(ShiftAssignment, swap.assignment)
  if (held.state !== 'accepted') throw volunteerErrors.swap_over()
  if ([held, given].some((place) => hasBegun(place, now))) throw volunteerErrors.shift_over()
  const place = await exchange(documents, {
    ...{ swap, given: await documents.lock(ShiftAssignment, given.name), agreeing: volunteer.name },
  })
  await documents.emit('volunteers.swapped', { swap: name })
  return place
}
