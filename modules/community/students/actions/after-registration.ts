import type { Documents } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'
import { RegistrationStep } from '../doctypes/registration-step.doctype.ts'
import { StudentRegistration } from '../doctypes/student-registration.doctype.ts'
import type { Registration } from '../doctypes/student-registration.queries.ts'
import { consentsGiven } from '../rules/consents-given.ts'
import { siblingRegistration } from '../rules/sibling-registration.ts'
import { endEnrolment, moveEnrolment, writeEnrolment } from './enrol.ts'

/** What the form's boxes said goes down with its time and its words; brothers and sisters get registrations of their own. */
export async function completeNew(documents: Documents, registration: Registration): Promise<void> {
  const system = documents.asSystemFor(registration.owner)
  const { name, creation, parent_name, siblings, consents } = registration
  if (consents.length === 0) {
    const given = consentsGiven(registration)
    await system.save(StudentRegistration, name, {
      consents: given.map((consent) => ({ ...consent, given_at: creation, given_by: parent_name })),
    })
  }
  for (const sibling of siblings)
    await system.insert(StudentRegistration, siblingRegistration(registration, sibling))
}

async function followMove(
  documents: Documents,
  previous: Registration,
  registration: Registration,
): Promise<void> {
  const isMoved = registration.status === 'enrolled' && previous.class !== registration.class
  if (isMoved && !isAdministrator(documents.caller)) await moveEnrolment(documents, registration)
}

/** Writes a step down, with what it brings. */
export async function followStep(
  documents: Documents,
  previous: Registration | null,
  registration: Registration,
): Promise<void> {
  const { name, status, owner } = registration
  if (previous?.status === status) return followMove(documents, previous, registration)
  const author = previous === null ? owner : documents.caller.user
  await documents.asSystemFor(author).insert(RegistrationStep, { student: name, status })
  if (status === 'enrolled') await writeEnrolment(documents, registration)
  if (previous?.status === 'enrolled') await endEnrolment(documents, name)
  await documents.emit(`students.${status.replace(' ', '_')}`, {
    student: name,
    from: previous?.status ?? null,
  })
}
