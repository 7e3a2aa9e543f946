import { hooks, type Documents } from '#framework/documents'
import { heldCredentials } from './credential.queries.ts'
import { openAssignments } from './shift-assignment.queries.ts'
import { Shift } from './shift.doctype.ts'
import { isCovered } from '../rules/shift-gate.ts'
import { release } from '../actions/release-assignments.ts'
import { Credential } from './credential.doctype.ts'

/** What stops holding gives up the shifts that needed it, in the same transaction. */
export const credentialHooks = hooks(Credential, {
  async afterSave({ previous, document, documents }) {
    const isWeaker =
      previous?.state === 'valid' &&
      (document.state !== 'valid' || document.expires_on !== previous.expires_on)
    if (isWeaker) await releaseUncovered(documents, document.volunteer, document.kind)
  },
})

/** A volunteer gives up the shifts to come for which a credential of this kind is needed and none holds any more. */
async function releaseUncovered(documents: Documents, volunteer: string, kind: string): Promise<void> {
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
