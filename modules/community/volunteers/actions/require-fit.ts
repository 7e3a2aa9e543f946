import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { heldCredentials } from '../doctypes/credential.queries.ts'
import { crossingShift } from '../doctypes/shift-assignment.queries.ts'
import { Shift } from '../doctypes/shift.doctype.ts'
import { Volunteer } from '../doctypes/volunteer.doctype.ts'
import { volunteerErrors } from '../errors.ts'
import { gateProblem } from '../rules/shift-gate.ts'

type ShiftDocument = Doc<typeof Shift>

interface Pair {
  readonly shift: string
  readonly volunteer: string
}

async function refuseClosed(
  documents: Documents,
  shift: ShiftDocument,
  volunteer: Doc<typeof Volunteer>,
): Promise<void> {
  const credentials = shift.credential_needed === null ? [] : await heldCredentials(documents, volunteer.name)
  const problem = gateProblem({ shift, volunteer, credentials })
  if (problem === null) return
  if (problem === 'too_young') throw volunteerErrors.too_young(shift.min_age ?? 0)
  if (problem === 'credential_missing')
    throw volunteerErrors.credential_missing(shift.credential_needed ?? '')
  throw volunteerErrors[problem]()
}

async function refuseCrossing(documents: Documents, shift: ShiftDocument, volunteer: string): Promise<void> {
  const crossing = await crossingShift(documents, volunteer, shift)
  if (crossing === null) return
  const { role } = await documents.get(Shift, crossing.shift)
  throw volunteerErrors.overlap(role)
}

/**
 * The shift, when there is a place in it for the volunteer. Shift and volunteer stay locked, in this order, until the end of
 * the transaction: of two for the last place, the second one waits and is told that it is gone.
 */
export async function requireFit(
  caller: Documents,
  { shift: name, volunteer }: Pair,
): Promise<ShiftDocument> {
  const documents = caller.asSystem()
  const shift = await documents.lock(Shift, name)
  const person = await documents.lock(Volunteer, volunteer)
  await refuseClosed(documents, shift, person)
  await refuseCrossing(documents, shift, volunteer)
  if (shift.taken >= shift.capacity) throw volunteerErrors.shift_full()
  return shift
}
