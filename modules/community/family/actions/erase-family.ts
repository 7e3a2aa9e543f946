import type { Documents } from '#framework/documents'
import { StudentRegistration } from '#community/students'
import { ContactChange } from '../doctypes/contact-change.doctype.ts'
import { Family } from '../doctypes/family.doctype.ts'
import { guardiansIn } from '../doctypes/guardian.queries.ts'
import { Guardian } from '../doctypes/guardian.doctype.ts'
import { PrivacyRequest } from '../doctypes/privacy-request.doctype.ts'

const MOST = 1000

async function letGoOfFamily(documents: Documents, family: string): Promise<void> {
  const system = documents.asSystem()
  const pointing = await system.find(StudentRegistration, {
    where: { known_family: family },
    fields: ['name'],
    limit: MOST,
  })
  for (const { name } of pointing) await system.save(StudentRegistration, name, { known_family: null })
  const requests = await system.find(PrivacyRequest, { where: { family }, fields: ['name'], limit: MOST })
  for (const { name } of requests) await system.save(PrivacyRequest, name, { family: null })
}

/** A family without children is kept for nothing: its guardians go with it. */
export async function eraseEmptyFamily(documents: Documents, family: string): Promise<void> {
  const system = documents.asSystem()
  if ((await system.count(StudentRegistration, { filters: [['family', '=', family]] })) > 0) return
  await letGoOfFamily(documents, family)
  const changes = await system.find(ContactChange, { where: { family }, fields: ['name'], limit: MOST })
  for (const { name } of changes) await system.delete(ContactChange, name)
  for (const { name } of await guardiansIn(documents, [family])) await system.delete(Guardian, name)
  await system.delete(Family, family)
}
