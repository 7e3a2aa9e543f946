import type { Documents } from '#framework/documents'
import { IDENTITY_VERIFIED, verifiedIdentityIn, leftUnder, type VerifiedIdentity } from '#framework/identity'
import { on, type Signal } from '#framework/modules'
import { notify, usersWithRole, type NotificationEvent, type Person } from '#site/notifications'
import { sendConsentLink } from './actions/guardian-consent.ts'
import { StudentVolunteerRegistration } from './doctypes/student-volunteer-registration.doctype.ts'
import { Volunteer } from './doctypes/volunteer.doctype.ts'
import { ShiftAssignment } from './doctypes/shift-assignment.doctype.ts'
import { Shift } from './doctypes/shift.doctype.ts'
import type { VolunteerDocument } from './doctypes/volunteer.queries.ts'
import { isMinor } from './rules/age.ts'
import { Certificate } from './doctypes/certificate.doctype.ts'
import { HoursEntry } from './doctypes/hours-entry.doctype.ts'
import { ShiftSwap } from './doctypes/shift-swap.doctype.ts'
import { hoursText } from './rules/hours-bounds.ts'
import * as paperNotices from './rules/paper-notices.ts'
import * as shiftNotices from './rules/shift-notices.ts'

const MOST_LINKED = 20

const fields = { phone: 'phone', email: 'email' } as const

/** Not decided yet, and nobody's. */
const open = { user: null, state: 'new' } as const

/**
 * Links the applications that a guest sent under a contact to whoever proves that contact. Only what is not decided yet:
 * somebody whom the office has welcomed may be with children, and gets a sign-in from the office.
 */
async function linkApplications(documents: Documents, verified: VerifiedIdentity): Promise<void> {
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

const named = ({ payload }: Signal, field: string): string => String(payload[field])

/** The office hears that there is a form; a child's name stays in the document. */
const tellOffice = on('volunteers.registered', 'volunteers.tell_office', async (signal, documents) => {
  const registration = named(signal, 'registration')
  await notify(documents, {
    ...{ event: paperNotices.registered, key: registration },
    people: await usersWithRole(documents, 'School Office'),
    values: { number: registration },
    link: `/desk/student-volunteer-registration/${registration}`,
  })
})

const askGuardian = on('volunteers.consent_asked', 'volunteers.ask_guardian', (signal, documents, place) =>
  sendConsentLink(documents, named(signal, 'request'), place),
)

const tellOfConsent = on(
  'volunteers.consent_answered',
  'volunteers.tell_of_consent',
  async (signal, documents) => {
    const registration = named(signal, 'registration')
    await notify(documents, {
      ...{ event: paperNotices.consentAnswered, key: signal.id, values: { number: registration } },
      people: await usersWithRole(documents, 'School Office'),
      link: `/desk/student-volunteer-registration/${registration}`,
    })
  },
)

const welcome = on('volunteers.welcomed', 'volunteers.welcome', async (signal, documents) => {
  const volunteer = await documents.get(Volunteer, named(signal, 'volunteer'))
  await notify(documents, {
    ...{ event: paperNotices.welcomed, key: volunteer.name, link: '/volunteer' },
    people: await peopleFor(documents, volunteer),
    values: { name: volunteer.full_name },
  })
})

const tellOfOffer = on('volunteers.offered', 'volunteers.tell_of_offer', (signal, documents) =>
  tellVolunteer(documents, {
    ...{
      event: shiftNotices.offered,
      assignment: named(signal, 'assignment'),
      key: named(signal, 'assignment'),
    },
  }),
)

const remindOf = on('volunteers.shift_soon', 'volunteers.remind_of', (signal, documents) =>
  tellVolunteer(documents, {
    ...{ event: shiftNotices.soon, assignment: named(signal, 'assignment'), key: signal.id },
  }),
)

const tellOfMove = on('volunteers.moved', 'volunteers.tell_of_move', (signal, documents) =>
  tellVolunteer(documents, {
    ...{ event: shiftNotices.moved, assignment: named(signal, 'assignment'), key: signal.id },
  }),
)

/** Whoever left by himself knows it; everybody else is told. */
const tellWhoLeft = on('volunteers.left', 'volunteers.tell_who_left', async (signal, documents) => {
  const assignment = named(signal, 'assignment')
  const { left_because } = await documents.get(ShiftAssignment, assignment)
  if (left_because === 'given back') return
  const event = left_because === 'credential' ? shiftNotices.uncovered : shiftNotices.released
  await tellVolunteer(documents, { event, assignment, key: signal.id })
})

async function tellTheirCoordinator(documents: Documents, assignment: string, key: string): Promise<void> {
  const { shift, left_because } = await documents.get(ShiftAssignment, assignment)
  const { coordinator, role, when } = await shiftTold(documents, shift)
  if (coordinator === null || left_because === 'shift cancelled') return
  const event = left_because === 'credential' ? shiftNotices.leftUncovered : shiftNotices.left
  await notify(documents, {
    ...{ event, key, people: [{ user: coordinator }], values: { role, when } },
    link: `/desk/shift/${shift}`,
  })
}

const tellCoordinator = on('volunteers.left', 'volunteers.tell_coordinator', (signal, documents) =>
  tellTheirCoordinator(documents, named(signal, 'assignment'), signal.id),
)

async function holdersOf(documents: Documents, shift: string): Promise<readonly string[]> {
  const held = await documents.find(ShiftAssignment, {
    where: { shift, state: 'accepted' },
    fields: ['volunteer'],
  })
  return held.map(({ volunteer }) => volunteer)
}

/** Those who have the wanted shift are asked; who asks is not said. */
const tellOfSwap = on('volunteers.swap_asked', 'volunteers.tell_of_swap', async (signal, documents) => {
  const swap = await documents.get(ShiftSwap, named(signal, 'swap'))
  const mine = await shiftTold(documents, swap.shift)
  const wanted = await shiftTold(documents, swap.wanted_shift)
  for (const name of await holdersOf(documents, swap.wanted_shift)) {
    const volunteer = await documents.get(Volunteer, name)
    await notify(documents, {
      ...{ event: shiftNotices.swapAsked, key: swap.name, link: '/volunteer/shifts' },
      people: await peopleFor(documents, volunteer),
      values: { role: wanted.role, when: wanted.when, other_role: mine.role, other_when: mine.when },
    })
  }
})

const tellOfAgreement = on(
  'volunteers.swapped',
  'volunteers.tell_of_agreement',
  async (signal, documents) => {
    const swap = await documents.get(ShiftSwap, named(signal, 'swap'))
    const { role, when, place } = await shiftTold(documents, swap.wanted_shift)
    const volunteer = await documents.get(Volunteer, swap.volunteer)
    await notify(documents, {
      ...{ event: shiftNotices.swapped, key: swap.name, link: '/volunteer/shifts' },
      people: await peopleFor(documents, volunteer),
      values: { name: volunteer.full_name, role, when, place },
    })
  },
)

const tellOfHours = on('volunteers.hours_decided', 'volunteers.tell_of_hours', async (signal, documents) => {
  const entry = await documents.get(HoursEntry, named(signal, 'entry'))
  if (entry.state === 'waiting') return
  const volunteer = await documents.get(Volunteer, entry.volunteer)
  await notify(documents, {
    event: entry.state === 'approved' ? paperNotices.hoursApproved : paperNotices.hoursRefused,
    ...{ key: signal.id, link: '/volunteer' },
    people: await peopleFor(documents, volunteer),
    values: { hours: hoursText(entry.minutes), activity: entry.activity, day: entry.on_day },
  })
})

const tellOfCertificate = on(
  'volunteers.certified',
  'volunteers.tell_of_certificate',
  async (signal, documents) => {
    const certificate = await documents.get(Certificate, named(signal, 'certificate'))
    const volunteer = await documents.get(Volunteer, certificate.volunteer)
    await notify(documents, {
      ...{ event: paperNotices.certified, key: certificate.name, link: '/volunteer' },
      people: await peopleFor(documents, volunteer),
      values: { name: certificate.full_name, hours: hoursText(certificate.minutes), code: certificate.code },
    })
  },
)

const linkVerified = on(IDENTITY_VERIFIED, 'volunteers.link_applications', ({ payload }, documents) =>
  linkApplications(documents, verifiedIdentityIn(payload)),
)

export const volunteerSubscriptions = [
  ...[linkVerified, askGuardian, tellOfConsent],
  ...[tellOffice, welcome, tellOfOffer, remindOf, tellOfMove, tellWhoLeft, tellCoordinator],
  ...[tellOfSwap, tellOfAgreement, tellOfHours, tellOfCertificate],
]

/** Where a volunteer is told things: his sign-in, else what he wrote; a minor's guardian hears of it too. */
async function peopleFor(
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
function momentText(moment: string | null): string {
  return (moment ?? '').slice(0, 16).replace(' ', ', ')
}

interface Told {
  readonly role: string
  readonly when: string
  readonly place: string
}

async function shiftTold(documents: Documents, name: string): Promise<Told & { coordinator: string | null }> {
  const { role, starts_at, place, coordinator } = await documents.get(Shift, name)
  return { role, when: momentText(starts_at), place: place ?? '–', coordinator }
}

interface Telling {
  readonly event: NotificationEvent<'name' | 'role' | 'when' | 'place'>
  readonly assignment: string
  readonly key: string
}

/** Tells whoever has a shift of something about it. */
async function tellVolunteer(documents: Documents, { event, assignment, key }: Telling): Promise<void> {
  const { shift, volunteer: name } = await documents.get(ShiftAssignment, assignment)
  const volunteer = await documents.get(Volunteer, name)
  const { role, when, place } = await shiftTold(documents, shift)
  await notify(documents, {
    ...{ event, key, link: '/volunteer/shifts' },
    people: await peopleFor(documents, volunteer),
    values: { name: volunteer.full_name, role, when, place },
  })
}
