import { on } from '#framework/events'
import type { Documents } from '#framework/documents'
import { identityEvents, leftUnder, type VerifiedIdentity } from '#framework/identity'
import { StudentVolunteerRegistration } from './student-volunteer-registration.doctype.ts'
import { Volunteer } from '../volunteer/volunteer.doctype.ts'

const MAX_LINKED = 20

const fields = { phone: 'phone', email: 'email' } as const

const undecided = { user: null, state: 'new' } as const

/**
 * Links a guest's undecided applications to the account that verified the contact. Accepted volunteers may be with
 * children, so the office creates their accounts.
 */
async function linkApplications(documents: Documents, verified: VerifiedIdentity): Promise<void> {
  const { user } = verified
  const found = { ...verified, fields }
  const system = documents.asSystem()
  const students = await system.find(StudentVolunteerRegistration, {
    where: { ...undecided, name: ['in', await leftUnder(documents, StudentVolunteerRegistration, found)] },
    fields: ['name'],
    limit: MAX_LINKED,
  })
  for (const { name } of students) await system.save(StudentVolunteerRegistration, name, { user })
  await linkVolunteer(system, user, await leftUnder(documents, Volunteer, found))
}

/** Links one volunteer per user; the office merges a second application with the same contact. */
async function linkVolunteer(system: Documents, user: string, unclaimed: readonly string[]): Promise<void> {
  const own = await system.find(Volunteer, { where: { user }, fields: ['name'], limit: 1 })
  if (own.length > 0) return
  const where = { ...undecided, name: ['in', unclaimed] } as const
  const [volunteer] = await system.find(Volunteer, { where, fields: ['name'], limit: 1 })
  if (volunteer) await system.save(Volunteer, volunteer.name, { user })
}

export const linkVerifiedIdentity = on(
  identityEvents.verified,
  'volunteers.link_applications',
  (identity, { documents }) => linkApplications(documents, identity),
)
