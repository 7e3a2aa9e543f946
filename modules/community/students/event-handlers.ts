import type { Documents } from '#framework/documents'
import { IDENTITY_VERIFIED, verifiedIdentityIn, leftUnder, type VerifiedIdentity } from '#framework/identity'
import { on, type Subscription } from '#framework/modules'
import { guest } from '#framework/permissions'
import { claimNumber } from '#site/forms'
import { notify, usersWithRole, type Person } from '#site/notifications'
import { registrationStates, type RegistrationStatus } from './registration/registration.states.ts'
import { StudentRegistration } from './registration/student-registration.doctype.ts'
import type { Registration } from './registration/student-registration.queries.ts'
import {
  duplicateReceived,
  statusNotifications,
  offerAnswered,
  registrationReceived,
} from './registration/registration-notifications.ts'

/** More than anybody registers at once. */
const MAX_LINKED = 50

/**
 * Links what a guest sent under a contact to whoever proves that contact. The link opens the application (status, papers,
 * next step) and never the child's record, and ends with it: a child that has a family belongs to its guardians.
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

async function findRegistration(documents: Documents, name: unknown): Promise<Registration | null> {
  const [found] = await documents.find(StudentRegistration, {
    where: { name: String(name) },
    fields: ['name'],
    limit: 1,
  })
  return found ? documents.get(StudentRegistration, found.name) : null
}

/** Whoever sent it while signed in, or proved its contact since, is told as that person; others by the addresses that they left. */
function recipientOf(registration: Registration): Person {
  const { came_by, owner, applicant, parent_email_address, parent_phone } = registration
  if (applicant !== null) return { user: applicant }
  const isKnown = came_by === 'website' && owner !== guest.user
  return isKnown ? { user: owner } : { email: parent_email_address, phone: parent_phone }
}

function isNotifiedStatus(status: RegistrationStatus): status is NotifiedStatus {
  return status in statusNotifications
}

/** What the office writes down as it long is, nobody waits to hear. */
function notifyFamily(status: NotifiedStatus): Subscription {
  const event = `students.${status.replace(' ', '_')}`
  return on(event, `${event} tells the family`, async ({ id, payload }, documents) => {
    if (payload['from'] === null && status !== 'submitted') return
    const registration = await findRegistration(documents, payload['student'])
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
  'students.submitted',
  'students.submitted tells the office',
  async (event, documents) => {
    const registration = await findRegistration(documents, event.payload['student'])
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
  'students.offer_answered',
  'students.offer_answered tells the office',
  async ({ payload }, documents) => {
    const number = String(payload['student'])
    await notify(documents, {
      ...{ event: offerAnswered, key: number, values: { number } },
      people: await usersWithRole(documents, 'School Office'),
      link: `/desk/student-registration/${number}`,
    })
  },
)

const linkVerifiedApplicant = on(
  IDENTITY_VERIFIED,
  'students.link_applicant',
  async ({ payload }, documents) => linkApplicant(documents, verifiedIdentityIn(payload)),
)

export const studentEventHandlers = [
  ...[notifyOffice, notifyOfficeOfAnswer, linkVerifiedApplicant],
  ...registrationStates.filter(isNotifiedStatus).map(notifyFamily),
]
