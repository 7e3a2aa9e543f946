import type { Documents } from '#framework/documents'
import { leftUnder, type VerifiedIdentity } from '#framework/identity'
import { StudentVolunteerRegistration } from '../doctypes/student-volunteer-registration.doctype.ts'
import { Volunteer } from '../doctypes/volunteer.doctype.ts'

const MOST_LINKED = 20

const fields = { phone: 'phone', email: 'email' } as const

/** Not decided yet, and nobody's. */
const open = { user: null, state: 'new' } as const

/**
 * Links the applications that a guest sent under a contact to whoever proves that contact. Only what is not decided yet:
 * somebody whom the office has welcomed may be with children, and gets a sign-in from the office.
 */
export async function linkApplications(documents: Documents, verified: VerifiedIdentity): Promise<void> {
  const { user } = verified
  const found = { ...verified, fields }
  const system = documents.asSystem()
  const students = await system.find(StudentVolunteerRegistration, {
    where: { ...open, name: ['in', await leftUnder(documents, StudentVolunteerRegistration, found)] },
    fields: ['name'],
    limit: MOST_LINKED,
  })
  for (const { name } of students) await system.save(StudentVolunteerRegistration, name, { user })
  await linkVolunteer(system, user, await leftUnder(documents, Volunteer, found))
}

/** Somebody is one volunteer: a second application under the same contact stays for the office to join. */
async function linkVolunteer(system: Documents, user: string, left: readonly string[]): Promise<void> {
  const own = await system.find(Volunteer, { where: { user }, fields: ['name'], limit: 1 })
  if (own.length > 0) return
  const where = { ...open, name: ['in', left] } as const
  const [volunteer] = await system.find(Volunteer, { where, fields: ['name'], limit: 1 })
  if (volunteer) await system.save(Volunteer, volunteer.name, { user })
}
