import type { Doc } from '#framework/doctypes'
import type { Documents, Listed } from '#framework/documents'
import { isGuest } from '#framework/permissions'
import { volunteerErrors } from '../errors.ts'
import { Volunteer } from './volunteer.doctype.ts'

export type VolunteerRow = Listed<typeof Volunteer>
export type VolunteerDocument = Doc<typeof Volunteer>

/** Returns the caller's Volunteer, or null. One statement, none for guests. */
export async function findOwnVolunteer(documents: Documents): Promise<VolunteerRow | null> {
  if (isGuest(documents.caller)) return null
  const [found] = await documents.asSystem().find(Volunteer, {
    where: { user: documents.caller.user },
    limit: 1,
  })
  return found ?? null
}

/** Does the same as `findOwnVolunteer`, and throws for other callers. */
export async function requireVolunteer(documents: Documents): Promise<VolunteerRow> {
  const volunteer = await findOwnVolunteer(documents)
  if (volunteer === null) throw volunteerErrors.no_volunteer()
  if (volunteer.state !== 'active') throw volunteerErrors.not_active()
  return volunteer
}
