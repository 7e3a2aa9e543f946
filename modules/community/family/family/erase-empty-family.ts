import type { Documents } from '#framework/documents'
import { StudentRegistration } from '#community/students'
import { ContactChange } from '../contact-change/contact-change.doctype.ts'
import { Family } from './family.doctype.ts'
import { findGuardiansOfFamilies } from '../guardian/guardian.queries.ts'
import { Guardian } from '../guardian/guardian.doctype.ts'
import { PrivacyRequest } from '../privacy-request/privacy-request.doctype.ts'

const MAX_ROWS = 1000

async function clearFamilyReferences(documents: Documents, family: string): Promise<void> {
  const system = documents.asSystem()
  const registrations = await system.find(StudentRegistration, {
    where: { known_family: family },
    fields: ['name'],
    limit: MAX_ROWS,
  })
  for (const { name } of registrations) await system.save(StudentRegistration, name, { known_family: null })
  const requests = await system.find(PrivacyRequest, { where: { family }, fields: ['name'], limit: MAX_ROWS })
  for (const { name } of requests) await system.save(PrivacyRequest, name, { family: null })
}

/** A family without children is kept for nothing: its guardians go with it. */
export async function eraseEmptyFamily(documents: Documents, family: string): Promise<void> {
  const system = documents.asSystem()
  if ((await system.count(StudentRegistration, { filters: [['family', '=', family]] })) > 0) return
  await clearFamilyReferences(documents, family)
  const changes = await system.find(ContactChange, { where: { family }, fields: ['name'], limit: MAX_ROWS })
  for (const { name } of changes) await system.delete(ContactChange, name)
  for (const { name } of await findGuardiansOfFamilies(documents, [family]))
    await system.delete(Guardian, name)
  await system.delete(Family, family)
}
