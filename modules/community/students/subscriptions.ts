import type { Documents } from '#framework/documents'
import { IDENTITY_VERIFIED, verifiedIdentityIn, leftUnder, type VerifiedIdentity } from '#framework/identity'
import { on, type Subscription } from '#framework/modules'
import { guest } from '#framework/permissions'
import { numberTold } from '#site/forms'
import { notify, usersWithRole, type Person } from '#site/notifications'
import { registrationStates, type RegistrationStatus } from './rules/registration-moves.ts'
import { StudentRegistration } from './doctypes/student-registration.doctype.ts'
import type { Registration } from './doctypes/student-registration.queries.ts'
import { doubleArrived, familyLetters, offerAnswered, registrationArrived } from './rules/letters.ts'

/** More than anybody registers at once. */
const MOST_LINKED = 50

/**
 * Links what a guest sent under a contact to whoever proves that contact. The link opens the application (status, papers,
 * next step) and never the child's record, and ends with it: a child that has a family belongs to its guardians.
 */
async function linkApplicant(documents: Documents, verified: VerifiedIdentity): Promise<void> {
  const fields = { phone: 'parent_phone', email: 'parent_email_address' } as const
  const left = await leftUnder(documents, StudentRegistration, { ...verified, fields })
  const system = documents.asSystem()
  const sent = await system.find(StudentRegistration, {
    where: { name: ['in', left], owner: guest.user, applicant: null, family: null },
    fields: ['name'],
    limit: MOST_LINKED,
  })
  for (const { name } of sent) await system.save(StudentRegistration, name, { applicant: verified.user })
}

type Letter = keyof typeof familyLetters

async function registrationOf(documents: Documents, name: unknown): Promise<Registration | null> {
  const [found] = await documents.find(StudentRegistration, {
    where: { name: String(name) },
    fields: ['name'],
    limit: 1,
  })
  return found ? documents.get(StudentRegistration, found.name) : null
}

/** Whoever sent it while signed in, or proved its contact since, is told as that person; others by the addresses that they left. */
function personOf(registration: Registration): Person {
  const { came_by, owner, applicant, parent_email_address, parent_phone } = registration
  if (applicant !== null) return { user: applicant }
  const isKnown = came_by === 'website' && owner !== guest.user
  return isKnown ? { user: owner } : { email: parent_email_address, phone: parent_phone }
}

function isLetter(status: RegistrationStatus): status is Letter {
  return status in familyLetters
}

/** What the office writes down as it long is, nobody waits to hear. */
function tellFamilyOf(status: Letter): Subscription {
  const signal = `students.${status.replace(' ', '_')}`
  return on(signal, `${signal} tells the family`, async ({ id, payload }, documents) => {
    if (payload['from'] === null && status !== 'submitted') return
    const registration = await registrationOf(documents, payload['student'])
    if (registration === null) return
    const { name, registered_with, parent_name, student_first_name, message_to_family } = registration
    const sent = registered_with ?? name
    const told = await numberTold(documents, StudentRegistration, sent)
    await notify(documents, {
      event: familyLetters[status],
      key: id,
      people: [personOf(registration)],
      values: {
        ...{ parent: parent_name, child: student_first_name, number: told === sent ? name : told },
        message: message_to_family ?? '',
      },
      link: '/family',
    })
  })
}

const tellOffice = on(
  'students.submitted',
  'students.submitted tells the office',
  async (signal, documents) => {
    const registration = await registrationOf(documents, signal.payload['student'])
    if (registration === null) return
    const { name, duplicate_of } = registration
    const people = await usersWithRole(documents, 'School Office')
    const told = { key: name, people, link: `/desk/student-registration/${name}` }
    if (duplicate_of === null)
      await notify(documents, { ...told, event: registrationArrived, values: { number: name } })
    else
      await notify(documents, {
        ...told,
        event: doubleArrived,
        values: { number: name, other: duplicate_of },
      })
  },
)

const tellOfAnswer = on(
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

const linkVerified = on(IDENTITY_VERIFIED, 'students.link_applicant', async ({ payload }, documents) =>
  linkApplicant(documents, verifiedIdentityIn(payload)),
)

export const studentSubscriptions = [
  ...[tellOffice, tellOfAnswer, linkVerified],
  ...registrationStates.filter(isLetter).map(tellFamilyOf),
]
