import { link, type Doc } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { requireVolunteer, type VolunteerRow } from '../volunteer/volunteer.queries.ts'
import { siteTime, hasStarted } from '../hours-entry/worked-time.rules.ts'
import type { Documents } from '#framework/documents'
import { ShiftAssignment } from './shift-assignment.doctype.ts'
import { findAssignment } from './shift-assignment.queries.ts'
import { Shift } from '../shift/shift.doctype.ts'
import { volunteerErrors } from '../errors.ts'

/** Takes an open shift for a volunteer, or accepts an offered one. */
export const takeShift = method({
  access: signedInUsers,
  input: { shift: link('Shift', { required: true }) },
  methods: ['POST'],
  async run({ input, documents, site }) {
    const volunteer = await requireVolunteer(documents)
    const now = siteTime(site, documents)
    const { name, state } = await assignShift(documents, { volunteer, shift: input.shift, now })
    return { assignment: name, state }
  },
})

interface AssignShiftInput {
  readonly volunteer: VolunteerRow
  readonly shift: string
  /** Local time of the site. */
  readonly now: string
}

/** Assigns a shift; accepts an offered one. Idempotent. */
async function assignShift(
  caller: Documents,
  { volunteer, shift: name, now }: AssignShiftInput,
): Promise<Pick<Doc<typeof ShiftAssignment>, 'name' | 'state'>> {
  const documents = caller.asSystemFor(caller.caller.user)
  const shift = await documents.lock(Shift, name)
  const existing = await findAssignment(documents, name, volunteer.name)
  if (existing !== null && existing.state !== 'offered') return existing
  if (hasStarted(shift, now)) throw volunteerErrors.shift_over()
  if (existing !== null) return documents.save(ShiftAssignment, existing.name, { state: 'accepted' })
  return documents.insert(ShiftAssignment, { shift: name, volunteer: volunteer.name, state: 'accepted' })
}
