import type { Doc } from '#framework/doctypes'
import { hooks, type Documents, type Saving } from '#framework/documents'
import { administrator, guest, isAdministrator } from '#framework/permissions'
import { followRegistration } from '../actions/follow-registration.ts'
import { volunteerErrors } from '../errors.ts'
import { isMinor } from '../rules/age.ts'
import { CONSENT_VERSION, missingConsent } from '../rules/consent.ts'
import { StudentVolunteerRegistration } from './student-volunteer-registration.doctype.ts'

type Registration = Doc<typeof StudentVolunteerRegistration>
type RegistrationSaving = Saving<typeof StudentVolunteerRegistration>

export const studentVolunteerRegistrationHooks = hooks(StudentVolunteerRegistration, {
  beforeSave(saving) {
    if (!saving.document.date_of_birth) return {}
    return { ...consentFields(saving), ...studentFields(saving) }
  },
  async afterSave({ previous, document, documents }) {
    if (previous !== null) return followRegistration(documents, previous, document)
    await rememberSender(documents, document)
    await documents.emit('volunteers.registered', { registration: document.name })
  },
})

/** Consent that is there is never asked for again; it can be withdrawn, and then only given anew. */
function consentFields(saving: RegistrationSaving): Partial<Registration> {
  const { previous, document, documents } = saving
  const [before, now] = [previous?.guardian_consent ?? 0, document.guardian_consent]
  if (before === 1 && now === 0) return { withdrawn_on: documents.today }
  refuseWithoutConsent(saving)
  const { today } = documents
  return before === 0 && now === 1
    ? { consent_version: CONSENT_VERSION, consented_on: today, withdrawn_on: null }
    : {}
}

/** A form is not taken, and nobody is accepted, without what a minor needs. */
function refuseWithoutConsent({ previous, document, documents }: RegistrationSaving): void {
  const isAsked = previous === null || (previous.state !== 'accepted' && document.state === 'accepted')
  if (!isAsked || !isMinor(document.date_of_birth, documents.today)) return
  const missing = missingConsent(document)
  if (missing !== null) throw volunteerErrors.consent(missing)
}

/** Who said which student this is; taken away with the student. */
function studentFields({ previous, document, documents }: RegistrationSaving): Partial<Registration> {
  if ((previous?.student ?? null) === document.student) return {}
  if (document.student === null) return { student_confirmed_by: null, student_confirmed_on: null }
  return { student_confirmed_by: documents.caller.user, student_confirmed_on: documents.today }
}

/** Whoever sent the form while he was signed in: the form writes on behalf of the system, with him as its owner. */
async function rememberSender(documents: Documents, { name, owner }: Registration): Promise<void> {
  const isForm = isAdministrator(documents.caller) && owner !== guest.user && owner !== administrator.user
  if (isForm) await documents.asSystem().save(StudentVolunteerRegistration, name, { user: owner })
}
