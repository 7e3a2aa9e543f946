import type { Documents } from '#framework/documents'
import { notify, type NotificationEvent, type Person } from '#site/notifications'
import { ShiftAssignment } from '../doctypes/shift-assignment.doctype.ts'
import { Shift } from '../doctypes/shift.doctype.ts'
import { StudentVolunteerRegistration } from '../doctypes/student-volunteer-registration.doctype.ts'
import { Volunteer } from '../doctypes/volunteer.doctype.ts'
import type { VolunteerDocument } from '../doctypes/volunteer.queries.ts'
import { isMinor } from '../rules/age.ts'

/** Where a volunteer is told things: his sign-in, else what he wrote; a minor's guardian hears of it too. */
export async function peopleFor(
  documents: Documents,
  volunteer: Pick<VolunteerDocument, 'user' | 'email' | 'phone' | 'registration' | 'date_of_birth'>,
): Promise<readonly Person[]> {
  const { user, email, phone, registration, date_of_birth } = volunteer
  const own: Person = user === null ? { email, phone } : { user }
  if (registration === null || !isMinor(date_of_birth, documents.today)) return [own]
  const { guardian_phone } = await documents.get(StudentVolunteerRegistration, registration)
  return guardian_phone === null || guardian_phone === phone ? [own] : [own, { phone: guardian_phone }]
}

/** A moment as people read it in a message: '2026-12-05, 09:00'. */
export function momentText(moment: string | null): string {
  return (moment ?? '').slice(0, 16).replace(' ', ', ')
}

export interface Told {
  readonly role: string
  readonly when: string
  readonly place: string
}

export async function shiftTold(
  documents: Documents,
  name: string,
): Promise<Told & { coordinator: string | null }> {
  const { role, starts_at, place, coordinator } = await documents.get(Shift, name)
  return { role, when: momentText(starts_at), place: place ?? '–', coordinator }
}

interface Telling {
  readonly event: NotificationEvent<'name' | 'role' | 'when' | 'place'>
  readonly assignment: string
  readonly key: string
}

/** Tells whoever has a shift of something about it. */
export async function tellVolunteer(
  documents: Documents,
  { event, assignment, key }: Telling,
): Promise<void> {
  const { shift, volunteer: name } = await documents.get(ShiftAssignment, assignment)
  const volunteer = await documents.get(Volunteer, name)
  const { role, when, place } = await shiftTold(documents, shift)
  await notify(documents, {
    ...{ event, key, link: '/volunteer/shifts' },
    people: await peopleFor(documents, volunteer),
    values: { name: volunteer.full_name, role, when, place },
  })
}
