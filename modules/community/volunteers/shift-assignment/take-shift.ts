import { link, type Doc } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { requireVolunteer, type VolunteerRow } from '../volunteer/volunteer.queries.ts'
import { siteTime, hasStarted } from '../hours-entry/worked-time.rules.ts'
import type { Documents } from '#framework/documents'
import { ShiftAssignment } from './shift-assignment.doctype.ts'
import { findAssignment } from './shift-assignment.queries.ts'
import { Shift } from '../shift/shift.doctype.ts'
import { volunteerErrors } from '../errors.ts'

/** A volunteer takes an open shift, or accepts one that was offered. */
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
  /** The site's wall clock. */
  readonly now: string
}

/** Gives a volunteer a shift. Asked again, it is the same place; a place that was offered is accepted. */
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
