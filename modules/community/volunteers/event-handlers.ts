import { on } from '#framework/events'
import { volunteerEvents } from './events.ts'
import type { Documents } from '#framework/documents'
import { notify, usersWithRole, type NotificationEvent, type Person } from '#site/notifications'
import { sendConsentLink } from './guardian-consent/guardian-consent.ts'
import { StudentVolunteerRegistration } from './application/student-volunteer-registration.doctype.ts'
import { Volunteer } from './volunteer/volunteer.doctype.ts'
import { ShiftAssignment } from './shift-assignment/shift-assignment.doctype.ts'
import { Shift } from './shift/shift.doctype.ts'
import type { VolunteerDocument } from './volunteer/volunteer.queries.ts'
import { isMinor } from './guardian-consent/guardian-consent.rules.ts'
import { Certificate } from './certificate/certificate.doctype.ts'
import { HoursEntry } from './hours-entry/hours-entry.doctype.ts'
import { ShiftSwap } from './swap/shift-swap.doctype.ts'
import { formatHours } from './hours-entry/worked-time.rules.ts'
import * as volunteerNotifications from './volunteer/volunteer-notifications.ts'
import * as shiftNotifications from './shift/shift-notifications.ts'
import { linkVerifiedIdentity } from './application/link-verified-identity.ts'

const notifyOffice = on(
  volunteerEvents.registered,
  { key: 'volunteers.notify_office', renamedFrom: 'volunteers.tell_office' },
  async (payload, { documents }) => {
    const registration = payload.registration
    await notify(documents, {
      ...{ event: volunteerNotifications.volunteerApplicationReceived, key: registration },
      people: await usersWithRole(documents, 'School Office'),
      values: { number: registration },
      link: `/desk/student-volunteer-registration/${registration}`,
    })
  },
)

const sendGuardianLink = on(
  volunteerEvents.consent_requested,
  { key: 'volunteers.request_consent', renamedFrom: 'volunteers.ask_guardian' },
  (payload, { documents, site }) => sendConsentLink(documents, payload.request, site.settings),
)

const notifyOfConsent = on(
  volunteerEvents.consent_answered,
  { key: 'volunteers.notify_of_consent', renamedFrom: 'volunteers.tell_of_consent' },
  async (payload, { documents }, { id }) => {
    const registration = payload.registration
    await notify(documents, {
      ...{ event: volunteerNotifications.consentAnswered, key: id, values: { number: registration } },
      people: await usersWithRole(documents, 'School Office'),
      link: `/desk/student-volunteer-registration/${registration}`,
    })
  },
)

const welcomeVolunteer = on(
  volunteerEvents.welcomed,
  'volunteers.welcome',
  async (payload, { documents }) => {
    const volunteer = await documents.get(Volunteer, payload.volunteer)
    await notify(documents, {
      ...{ event: volunteerNotifications.volunteerWelcomed, key: volunteer.name, link: '/volunteer' },
      people: await listRecipients(documents, volunteer),
      values: { name: volunteer.full_name },
    })
  },
)

const notifyOfOffer = on(
  volunteerEvents.shift_offered,
  { key: 'volunteers.notify_of_offer', renamedFrom: 'volunteers.tell_of_offer' },
  (payload, { documents }) =>
    notifyVolunteer(documents, {
      ...{
        event: shiftNotifications.shiftOffered,
        assignment: payload.assignment,
        key: payload.assignment,
      },
    }),
)

const sendReminder = on(
  volunteerEvents.shift_starting,
  'volunteers.remind_of',
  (payload, { documents }, { id }) =>
    notifyVolunteer(documents, {
      ...{
        event: shiftNotifications.shiftReminder,
        assignment: payload.assignment,
        key: id,
      },
    }),
)

const notifyOfNewTime = on(
  volunteerEvents.shift_moved,
  { key: 'volunteers.notify_of_move', renamedFrom: 'volunteers.tell_of_move' },
  (payload, { documents }, { id }) =>
    notifyVolunteer(documents, {
      ...{
        event: shiftNotifications.shiftMoved,
        assignment: payload.assignment,
        key: id,
      },
    }),
)

const notifyReleasedVolunteer = on(
  volunteerEvents.shift_left,
  { key: 'volunteers.notify_released_volunteer', renamedFrom: 'volunteers.tell_who_left' },
  async (payload, { documents }, { id }) => {
    const assignment = payload.assignment
    const { withdrawal_reason } = await documents.get(ShiftAssignment, assignment)
    if (withdrawal_reason === 'released') return
    const event =
      withdrawal_reason === 'credential'
        ? shiftNotifications.credentialExpired
        : shiftNotifications.shiftReleased
    await notifyVolunteer(documents, { event, assignment, key: id })
  },
)

async function notifyCoordinatorOfAssignment(
  documents: Documents,
  assignment: string,
  key: string,
): Promise<void> {
  const { shift, withdrawal_reason } = await documents.get(ShiftAssignment, assignment)
  const { coordinator, role, when } = await getShiftDetails(documents, shift)
  if (coordinator === null || withdrawal_reason === 'shift cancelled') return
  const event =
    withdrawal_reason === 'credential'
      ? shiftNotifications.shiftLeftWithoutCredential
      : shiftNotifications.shiftLeft
  await notify(documents, {
    ...{ event, key, people: [{ user: coordinator }], values: { role, when } },
    link: `/desk/shift/${shift}`,
  })
}

const notifyCoordinator = on(
  volunteerEvents.shift_left,
  { key: 'volunteers.notify_coordinator', renamedFrom: 'volunteers.tell_coordinator' },
  (payload, { documents }, { id }) => notifyCoordinatorOfAssignment(documents, payload.assignment, id),
)

async function listShiftVolunteers(documents: Documents, shift: string): Promise<readonly string[]> {
  const held = await documents.find(ShiftAssignment, {
    where: { shift, state: 'accepted' },
    fields: ['volunteer'],
  })
  return held.map(({ volunteer }) => volunteer)
}

const notifyOfSwapRequest = on(
  volunteerEvents.swap_requested,
  { key: 'volunteers.notify_of_swap_request', renamedFrom: 'volunteers.tell_of_swap' },
  async (payload, { documents }) => {
    const swap = await documents.get(ShiftSwap, payload.swap)
    const mine = await getShiftDetails(documents, swap.shift)
    const wanted = await getShiftDetails(documents, swap.requested_shift)
    for (const name of await listShiftVolunteers(documents, swap.requested_shift)) {
      const volunteer = await documents.get(Volunteer, name)
      await notify(documents, {
        ...{ event: shiftNotifications.swapRequested, key: swap.name, link: '/volunteer/shifts' },
        people: await listRecipients(documents, volunteer),
        values: { role: wanted.role, when: wanted.when, other_role: mine.role, other_when: mine.when },
      })
    }
  },
)

const notifyOfSwap = on(
  volunteerEvents.swapped,
  { key: 'volunteers.notify_of_swap', renamedFrom: 'volunteers.tell_of_agreement' },
  async (payload, { documents }) => {
    const swap = await documents.get(ShiftSwap, payload.swap)
    const { role, when, place } = await getShiftDetails(documents, swap.requested_shift)
    const volunteer = await documents.get(Volunteer, swap.volunteer)
    await notify(documents, {
      ...{ event: shiftNotifications.shiftSwapped, key: swap.name, link: '/volunteer/shifts' },
      people: await listRecipients(documents, volunteer),
      values: { name: volunteer.full_name, role, when, place },
    })
  },
)

const notifyOfHours = on(
  volunteerEvents.hours_decided,
  { key: 'volunteers.notify_of_hours', renamedFrom: 'volunteers.tell_of_hours' },
  async (payload, { documents }, { id }) => {
    const entry = await documents.get(HoursEntry, payload.entry)
    if (entry.state === 'waiting') return
    const volunteer = await documents.get(Volunteer, entry.volunteer)
    await notify(documents, {
      event:
        entry.state === 'approved'
          ? volunteerNotifications.hoursApproved
          : volunteerNotifications.hoursRefused,
      ...{ key: id, link: '/volunteer' },
      people: await listRecipients(documents, volunteer),
      values: { hours: formatHours(entry.minutes), activity: entry.activity, day: entry.on_day },
    })
  },
)

const notifyOfCertificate = on(
  volunteerEvents.certified,
  { key: 'volunteers.notify_of_certificate', renamedFrom: 'volunteers.tell_of_certificate' },
  async (payload, { documents }) => {
    const certificate = await documents.get(Certificate, payload.certificate)
    const volunteer = await documents.get(Volunteer, certificate.volunteer)
    await notify(documents, {
      ...{ event: volunteerNotifications.certificateIssued, key: certificate.name, link: '/volunteer' },
      people: await listRecipients(documents, volunteer),
      values: {
        name: certificate.full_name,
        hours: formatHours(certificate.minutes),
        code: certificate.code,
      },
    })
  },
)

export const volunteerEventHandlers = [
  ...[linkVerifiedIdentity, sendGuardianLink, notifyOfConsent],
  ...[
    notifyOffice,
    welcomeVolunteer,
    notifyOfOffer,
    sendReminder,
    notifyOfNewTime,
    notifyReleasedVolunteer,
    notifyCoordinator,
  ],
  ...[notifyOfSwapRequest, notifyOfSwap, notifyOfHours, notifyOfCertificate],
]

async function listRecipients(
  documents: Documents,
  volunteer: Pick<VolunteerDocument, 'user' | 'email' | 'phone' | 'registration' | 'date_of_birth'>,
): Promise<readonly Person[]> {
  const { user, email, phone, registration, date_of_birth } = volunteer
  const own: Person = user === null ? { email, phone } : { user }
  if (registration === null || !isMinor(date_of_birth, documents.today)) return [own]
  const { guardian_phone } = await documents.get(StudentVolunteerRegistration, registration)
  return guardian_phone === null || guardian_phone === phone ? [own] : [own, { phone: guardian_phone }]
}

interface ShiftDetails {
  readonly role: string
  /** 'YYYY-MM-DD HH:MM:SS', which a message shows in the language of its reader. */
  readonly when: string
  readonly place: string
}

async function getShiftDetails(
  documents: Documents,
  name: string,
): Promise<ShiftDetails & { coordinator: string | null }> {
  const { role, starts_at, place, coordinator } = await documents.get(Shift, name)
  return { role, when: starts_at, place: place ?? '–', coordinator }
}

interface ShiftMessage {
  readonly event: NotificationEvent<'name' | 'role' | 'when' | 'place'>
  readonly assignment: string
  readonly key: string
}

async function notifyVolunteer(
  documents: Documents,
  { event, assignment, key }: ShiftMessage,
): Promise<void> {
  const { shift, volunteer: name } = await documents.get(ShiftAssignment, assignment)
  const volunteer = await documents.get(Volunteer, name)
  const { role, when, place } = await getShiftDetails(documents, shift)
  await notify(documents, {
    ...{ event, key, link: '/volunteer/shifts' },
    people: await listRecipients(documents, volunteer),
    values: { name: volunteer.full_name, role, when, place },
  })
}
