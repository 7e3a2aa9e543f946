import { volunteerEvents } from '../events.ts'
import type { Doc } from '#framework/doctypes'
import { hooks, type Saving, type Documents } from '#framework/documents'
import { listValidCredentials } from '../credential/credential.queries.ts'
import { findOverlappingShift, updateAssignedCount } from './shift-assignment.queries.ts'
import { Shift } from '../shift/shift.doctype.ts'
import { Volunteer } from '../volunteer/volunteer.doctype.ts'
import { volunteerErrors } from '../errors.ts'
import { findEligibilityProblem } from '../shift/shift-eligibility.rules.ts'
import { isHoldingShift } from './shift-assignment.states.ts'
import { ShiftAssignment } from './shift-assignment.doctype.ts'

type Assignment = Doc<typeof ShiftAssignment>

export const shiftAssignmentHooks = hooks(ShiftAssignment, {
  async beforeSave({ previous, document, documents }) {
    if (previous !== null) return leavingFields(previous, document)
    if (!document.shift || !document.volunteer) return {}
    const { starts_at, ends_at } = await requireAvailableShift(documents, document)
    return { starts_at, ends_at }
  },
  async afterSave(saving) {
    const { previous, document, documents } = saving
    if (previous?.state === document.state) return
    const wasHoldingShift = previous !== null && isHoldingShift(previous.state)
    if (wasHoldingShift !== isHoldingShift(document.state))
      await updateAssignedCount(documents, document.shift)
    await emitAssignmentChange(saving)
  },
})

function leavingFields(previous: Assignment, document: Assignment): Partial<Assignment> {
  const isLeaving = previous.state !== document.state && document.state === 'withdrawn'
  return isLeaving && document.withdrawal_reason === null ? { withdrawal_reason: 'by the office' } : {}
}

async function emitAssignmentChange({
  previous,
  document,
  documents,
}: Saving<typeof ShiftAssignment>): Promise<void> {
  const { name, state } = document
  const assignment = { assignment: name }
  if (previous === null && state === 'offered')
    await documents.emit(volunteerEvents.shift_offered, assignment)
  if (state === 'withdrawn' || state === 'declined')
    await documents.emit(volunteerEvents.shift_left, assignment)
}

type ShiftDocument = Doc<typeof Shift>

interface AssignmentInput {
  readonly shift: string
  readonly volunteer: string
}

async function refuseIneligible(
  documents: Documents,
  shift: ShiftDocument,
  volunteer: Doc<typeof Volunteer>,
): Promise<void> {
  const credentials =
    shift.credential_needed === null ? [] : await listValidCredentials(documents, volunteer.name)
  const problem = findEligibilityProblem({ shift, volunteer, credentials })
  if (problem === null) return
  if (problem === 'too_young') throw volunteerErrors.too_young(shift.min_age ?? 0)
  if (problem === 'credential_missing')
    throw volunteerErrors.credential_missing(shift.credential_needed ?? '')
  throw volunteerErrors[problem]()
}

async function refuseOverlap(documents: Documents, shift: ShiftDocument, volunteer: string): Promise<void> {
  const overlapping = await findOverlappingShift(documents, volunteer, shift)
  if (overlapping === null) return
  const { role } = await documents.get(Shift, overlapping.shift)
  throw volunteerErrors.overlap(role)
}

/**
 * Returns the shift if it has a place. Locks shift, then volunteer, until the end of the transaction, so that only one
 * of two gets the last place.
 */
async function requireAvailableShift(
  caller: Documents,
  { shift: name, volunteer }: AssignmentInput,
): Promise<ShiftDocument> {
  const documents = caller.asSystem()
  const shift = await documents.lock(Shift, name)
  const volunteerDocument = await documents.lock(Volunteer, volunteer)
  await refuseIneligible(documents, shift, volunteerDocument)
  await refuseOverlap(documents, shift, volunteer)
  if (shift.assigned >= shift.capacity) throw volunteerErrors.shift_full()
  return shift
}
