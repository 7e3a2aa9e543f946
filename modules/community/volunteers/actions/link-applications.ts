import type { Documents } from '#framework/documents'
import { linkableSince, type VerifiedIdentity } from '#framework/identity'
import { StudentVolunteerRegistration } from '../doctypes/student-volunteer-registration.doctype.ts'
import { Volunteer } from '../doctypes/volunteer.doctype.ts'

const MOST_LINKED = 20

/**
 * Links the applications that a guest sent under a contact to whoever proves that contact. Only what is not decided yet:
 * somebody whom the office has welcomed may be with children, and gets a sign-in from the office.
 */
export async function linkApplications(
  documents: Documents,
  { user, phone, email }: VerifiedIdentity,
): Promise<void> {
  const contact = phone === null ? { email } : { phone }
  const since = linkableSince(documents.now)
  const wanted = { ...contact, user: null, state: 'new', creation: ['>', since] } as const
  const system = documents.asSystem()
  const students = await system.find(StudentVolunteerRegistration, {
    where: wanted,
    fields: ['name'],
    limit: MOST_LINKED,
  })
  for (const { name } of students) await system.save(StudentVolunteerRegistration, name, { user })
  await linkVolunteer(system, user, wanted)
}

/** Somebody is one volunteer: a second application under the same contact stays for the office to join. */
async function linkVolunteer(
  system: Documents,
  user: string,
  wanted: NonNullable<Parameters<typeof system.find<typeof Volunteer>>[1]>['where'],
): Promise<void> {
  const own = await system.find(Volunteer, { where: { user }, fields: ['name'], limit: 1 })
  if (own.length > 0) return
  const [volunteer] = await system.find(Volunteer, { where: wanted, fields: ['name'], limit: 1 })
  if (volunteer) await system.save(Volunteer, volunteer.name, { user })
}
