import { on, type EventHandler } from '#framework/events'
import { studentEvents, offerEvents } from './events.ts'
import type { Documents } from '#framework/documents'
import { identityEvents, leftUnder, type VerifiedIdentity } from '#framework/identity'
import { guest } from '#framework/permissions'
import { claimNumber } from '#site/forms'
import { notify, usersWithRole, type Person } from '#site/notifications'
import { studentRegistrationStates, type RegistrationStatus } from './registration/registration.states.ts'
import { StudentRegistration } from './registration/student-registration.doctype.ts'
import type { Registration } from './registration/student-registration.queries.ts'
import { duplicateReceived, statusNotifications, offerAnswered, registrationReceived } from './extensions.ts'

const MAX_LINKED = 50

/**
 * Links a guest's application to the account that verified its contact, for status, documents and next step only. It
 * ends with enrolment, after which guardians have access.
 */
async function linkApplicant(documents: Documents, verified: VerifiedIdentity): Promise<void> {
  const fields = { phone: 'parent_phone', email: 'parent_email_address' } as const
  const unlinkedNames = await leftUnder(documents, StudentRegistration, { ...verified, fields })
  const system = documents.asSystem()
  const submittedName = await system.find(StudentRegistration, {
    where: { name: ['in', unlinkedNames], owner: guest.user, applicant: null, family: null },
    fields: ['name'],
    limit: MAX_LINKED,
  })
  for (const { name } of submittedName)
    await system.save(StudentRegistration, name, { applicant: verified.user })
}

type NotifiedStatus = keyof typeof statusNotifications

async function findRegistration(documents: Documents, name: string): Promise<Registration | null> {
  const [found] = await documents.find(StudentRegistration, {
    where: { name },
    fields: ['name'],
    limit: 1,
  })
  return found ? documents.get(StudentRegistration, found.name) : null
}

function recipientOf(registration: Registration): Person {
  const { came_by, owner, applicant, parent_email_address, parent_phone } = registration
  if (applicant !== null) return { user: applicant }
  const isKnown = came_by === 'website' && owner !== guest.user
  return isKnown ? { user: owner } : { email: parent_email_address, phone: parent_phone }
}

function isNotifiedStatus(status: RegistrationStatus): status is NotifiedStatus {
  return status in statusNotifications
}

function notifyFamily(status: NotifiedStatus): EventHandler {
  const event = studentEvents[status]
  return on(event, `${event.name} tells the family`, async (payload, { documents }, { id }) => {
    if (payload.from === null && status !== 'submitted') return
    const registration = await findRegistration(documents, payload.student)
    if (registration === null) return
    const { name, registered_with, parent_name, student_first_name, message_to_family } = registration
    const submittedName = registered_with ?? name
    const reference = await claimNumber(documents, StudentRegistration, submittedName)
    await notify(documents, {
      event: statusNotifications[status],
      key: id,
      people: [recipientOf(registration)],
      values: {
        ...{
          parent: parent_name,
          child: student_first_name,
          number: reference === submittedName ? name : reference,
        },
        message: message_to_family ?? '',
      },
      link: '/family',
    })
  })
}

const notifyOffice = on(
  studentEvents.submitted,
  'students.submitted tells the office',
  async (payload, { documents }) => {
    const registration = await findRegistration(documents, payload.student)
    if (registration === null) return
    const { name, duplicate_of } = registration
    const people = await usersWithRole(documents, 'School Office')
    const reference = { key: name, people, link: `/desk/student-registration/${name}` }
    if (duplicate_of === null)
      await notify(documents, { ...reference, event: registrationReceived, values: { number: name } })
    else
      await notify(documents, {
        ...reference,
        event: duplicateReceived,
        values: { number: name, other: duplicate_of },
      })
  },
)

const notifyOfficeOfAnswer = on(
  offerEvents.answered,
  'students.offer_answered tells the office',
  async (payload, { documents }) => {
    const number = payload.student
    await notify(documents, {
      ...{ event: offerAnswered, key: number, values: { number } },
      people: await usersWithRole(documents, 'School Office'),
      link: `/desk/student-registration/${number}`,
    })
  },
)

const linkVerifiedApplicant = on(
  identityEvents.verified,
  'students.link_applicant',
  (identity, { documents }) => linkApplicant(documents, identity),
)

export const studentEventHandlers = [
  ...[notifyOffice, notifyOfficeOfAnswer, linkVerifiedApplicant],
  ...studentRegistrationStates.filter(isNotifiedStatus).map(notifyFamily),
]
