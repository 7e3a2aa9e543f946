import type { Documents } from '#framework/documents'
import { ShiftAssignment } from '../doctypes/shift-assignment.doctype.ts'
import { openAssignments } from '../doctypes/shift-assignment.queries.ts'
import type { LeavingReason } from '../rules/assignment-states.ts'

type Whose = { readonly shift: string } | { readonly volunteer: string }

/** Gives up everything that is still to come, of a shift or of a person. Answers how much that was. */
export async function releaseAssignments(
  documents: Documents,
  whose: Whose,
  left_because: LeavingReason,
): Promise<number> {
  const open = await openAssignments(documents, whose)
  for (const { name } of open) await release(documents, name, left_because)
  return open.length
}

export async function release(
  documents: Documents,
  assignment: string,
  left_because: LeavingReason,
): Promise<void> {
  await documents.asSystem().save(ShiftAssignment, assignment, { state: 'withdrawn', left_because })
}
