import type { Documents } from '#framework/documents'
import { heldCredentials } from '../doctypes/credential.queries.ts'
import { openAssignments } from '../doctypes/shift-assignment.queries.ts'
import { Shift } from '../doctypes/shift.doctype.ts'
import { isCovered } from '../rules/shift-gate.ts'
import { release } from './release-assignments.ts'

/** A volunteer gives up the shifts to come for which a credential of this kind is needed and none holds any more. */
export async function releaseUncovered(documents: Documents, volunteer: string, kind: string): Promise<void> {
  const open = await openAssignments(documents, { volunteer })
  if (open.length === 0) return
  const needing = await documents.asSystem().find(Shift, {
    where: { name: ['in', open.map(({ shift }) => shift)], credential_needed: kind },
    fields: ['name', 'credential_needed', 'ends_at'],
  })
  const credentials = await heldCredentials(documents, volunteer)
  const lost = new Set(needing.filter((shift) => !isCovered(shift, credentials)).map(({ name }) => name))
  for (const { name, shift } of open) if (lost.has(shift)) await release(documents, name, 'credential')
}
