import { volunteerEvents } from '../events.ts'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import type { StudentVolunteerRegistration } from './student-volunteer-registration.doctype.ts'
import { Volunteer } from '../volunteer/volunteer.doctype.ts'
import { isMinor } from '../volunteer/age.rules.ts'

type Registration = Doc<typeof StudentVolunteerRegistration>

/** Somebody may send the forms of two children: his sign-in acts for the first of them, until the office says otherwise. */
async function findUnusedUser(documents: Documents, { user }: Registration): Promise<string | null> {
  if (user === null) return null
  return (await documents.count(Volunteer, { filters: [['user', '=', user]] })) > 0 ? null : user
}

/** The volunteer behind an accepted registration. What was written down once is not asked again. */
async function createVolunteer(documents: Documents, registration: Registration): Promise<void> {
  const { name, full_name, date_of_birth, phone, email, t_shirt_size, about } = registration
  const inserted = await documents.insert(Volunteer, {
    ...{ full_name, date_of_birth, phone, email, t_shirt_size, about },
    user: await findUnusedUser(documents, registration),
    skills: registration.skills.map(({ skill }) => ({ skill })),
    availability: registration.availability.map(({ weekday, from_time, to_time }) => ({
      ...{ weekday, from_time, to_time },
    })),
    kind: 'student',
    state: 'active',
    registration: name,
  })
  await documents.emit(volunteerEvents.welcomed, { volunteer: inserted.name })
}

/** What a change of a registration means for the volunteer: accepted, he is one; without consent, a minor pauses. */
export async function applyRegistrationChange(
  caller: Documents,
  previous: Registration,
  registration: Registration,
): Promise<void> {
  const documents = caller.asSystem()
  const [volunteer] = await documents.find(Volunteer, {
    where: { registration: registration.name },
    limit: 1,
  })
  const isAccepted = previous.state !== 'accepted' && registration.state === 'accepted'
  if (isAccepted && !volunteer) return createVolunteer(documents, registration)
  const isWithdrawn = previous.guardian_consent === 1 && registration.guardian_consent === 0
  const mustPause = isWithdrawn && isMinor(registration.date_of_birth, documents.today)
  if (mustPause && volunteer?.state === 'active')
    await documents.save(Volunteer, volunteer.name, { state: 'paused' })
}
