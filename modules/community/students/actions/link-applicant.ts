import type { Documents } from '#framework/documents'
import { leftUnder, type VerifiedIdentity } from '#framework/identity'
import { guest } from '#framework/permissions'
import { StudentRegistration } from '../doctypes/student-registration.doctype.ts'

/** More than anybody registers at once. */
const MOST_LINKED = 50

/**
 * Links what a guest sent under a contact to whoever proves that contact. The link opens the application (status, papers,
 * next step) and never the child's record, and ends with it: a child that has a family belongs to its guardians.
 */
export async function linkApplicant(documents: Documents, verified: VerifiedIdentity): Promise<void> {
  const fields = { phone: 'parent_phone', email: 'parent_email_address' } as const
  const left = await leftUnder(documents, StudentRegistration, { ...verified, fields })
  const system = documents.asSystem()
  const sent = await system.find(StudentRegistration, {
    where: { name: ['in', left], owner: guest.user, applicant: null, family: null },
    fields: ['name'],
    limit: MOST_LINKED,
  })
  for (const { name } of sent) await system.save(StudentRegistration, name, { applicant: verified.user })
}
