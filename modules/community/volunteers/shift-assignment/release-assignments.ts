import type { Documents } from '#framework/documents'
import { ShiftAssignment } from './shift-assignment.doctype.ts'
import { listOpenAssignments } from './shift-assignment.queries.ts'
import type { LeavingReason } from './shift-assignment.states.ts'

type AssignmentFilter = { readonly shift: string } | { readonly volunteer: string }

/** Gives up everything that is still to come, of a shift or of a person. Answers how much that was. */
export async function releaseAssignments(
  documents: Documents,
  filter: AssignmentFilter,
  left_because: LeavingReason,
): Promise<number> {
  const open = await listOpenAssignments(documents, filter)
  for (const { name } of open) await releaseAssignment(documents, name, left_because)
  return open.length
}

export async function releaseAssignment(
  documents: Documents,
  assignment: string,
  left_because: LeavingReason,
): Promise<void> {
  await documents.asSystem().save(ShiftAssignment, assignment, { state: 'withdrawn', left_because })
}
