import { hooks, type Documents } from '#framework/documents'
import { listValidCredentials } from './credential.queries.ts'
import { listOpenAssignments } from '../shift-assignment/shift-assignment.queries.ts'
import { Shift } from '../shift/shift.doctype.ts'
import { hasRequiredCredential } from '../shift/shift-eligibility.rules.ts'
import { releaseAssignment } from '../shift-assignment/release-shift.ts'
import { Credential } from './credential.doctype.ts'

export const credentialHooks = hooks(Credential, {
  async afterSave({ previous, document, documents }) {
    const isWeaker =
      previous?.state === 'valid' &&
      (document.state !== 'valid' || document.expires_on !== previous.expires_on)
    if (isWeaker) await releaseShiftsWithoutCredential(documents, document.volunteer, document.kind)
  },
})

async function releaseShiftsWithoutCredential(
  documents: Documents,
  volunteer: string,
  kind: string,
): Promise<void> {
  const open = await listOpenAssignments(documents, { volunteer })
  if (open.length === 0) return
  const shiftsNeedingCredential = await documents.asSystem().find(Shift, {
    where: { name: ['in', open.map(({ shift }) => shift)], credential_needed: kind },
    fields: ['name', 'credential_needed', 'ends_at'],
  })
  const credentials = await listValidCredentials(documents, volunteer)
  const uncoveredShifts = new Set(
    shiftsNeedingCredential
      .filter((shift) => !hasRequiredCredential(shift, credentials))
      .map(({ name }) => name),
  )
  for (const { name, shift } of open)
    if (uncoveredShifts.has(shift)) await releaseAssignment(documents, name, 'credential')
}
