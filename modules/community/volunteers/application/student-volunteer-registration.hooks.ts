import { volunteerEvents } from '../events.ts'
import type { Doc } from '#framework/doctypes'
import { hooks, type Documents, type Saving } from '#framework/documents'
import { administrator, guest, isAdministrator } from '#framework/permissions'
import {
  expireGivenConsents,
  hasGuardianAgreed,
  requestConsent,
} from '../guardian-consent/guardian-consent.ts'
import { applyRegistrationChange } from './apply-registration-change.ts'
import { volunteerErrors } from '../errors.ts'
import { isMinor } from '../volunteer/age.rules.ts'
import {
  CONSENT_VERSION,
  findMissingContact,
  findOwnContact,
} from '../guardian-consent/guardian-contact.rules.ts'
import { StudentVolunteerRegistration } from './student-volunteer-registration.doctype.ts'

type Registration = Doc<typeof StudentVolunteerRegistration>
type RegistrationSaving = Saving<typeof StudentVolunteerRegistration>

export const studentVolunteerRegistrationHooks = hooks(StudentVolunteerRegistration, {
  async beforeSave(saving) {
    if (!saving.document.date_of_birth) return {}
    return { ...(await consentFields(saving)), ...studentFields(saving) }
  },
  async afterSave(saving) {
    const { previous, document, documents } = saving
    if (previous?.guardian_consent === 1 && document.guardian_consent === 0)
      await expireGivenConsents(documents, document.name)
    if (shouldRequestConsent(saving)) await requestConsent(documents, document)
    if (previous !== null) return applyRegistrationChange(documents, previous, document)
    await setSubmitter(documents, document)
    await documents.emit(volunteerEvents.registered, { registration: document.name })
  },
})

type ConsentFields = Partial<Registration>

const needsConsent = ({ document, documents }: RegistrationSaving): boolean =>
  isMinor(document.date_of_birth, documents.today)

/** Another guardian, or another way to reach them, is another question: what was answered before does not hold for it. */
function isOtherGuardian({ previous, document }: RegistrationSaving): boolean {
  if (previous === null) return true
  const fields = ['guardian_name', 'guardian_phone', 'guardian_email', 'full_name', 'date_of_birth'] as const
  return fields.some((field) => previous[field] !== document[field])
}

/** Whether a guardian is to be asked now: of a minor, at first, and whenever the question changes. */
const shouldRequestConsent = (saving: RegistrationSaving): boolean =>
  needsConsent(saving) && isOtherGuardian(saving)

function requireContact({ document }: RegistrationSaving): void {
  const missing = findMissingContact(document)
  if (missing !== null) throw volunteerErrors.consent(missing)
  const own = findOwnContact(document)
  if (own !== null) throw volunteerErrors.own_contact(own)
}

const noConsent: ConsentFields = { guardian_consent: 0, consented_by: null, consented_on: null }

/** A consent is given by the guardian's own link alone, whoever writes; the office withdraws it. */
async function consentFields(saving: RegistrationSaving): Promise<ConsentFields> {
  const { previous, documents } = saving
  if (!needsConsent(saving)) return previous === null ? { ...noConsent, consent_state: 'not needed' } : {}
  if (shouldRequestConsent(saving)) {
    requireContact(saving)
    refuseWithoutConsent(saving, 0)
    return {
      ...noConsent,
      consent_state: 'asked',
      ...(previous?.guardian_consent === 1 && withdrawalFields(documents)),
    }
  }
  return consentChangeFields(saving)
}

const withdrawalFields = ({ today }: Documents): ConsentFields => ({ withdrawn_on: today })

async function consentChangeFields(saving: RegistrationSaving): Promise<ConsentFields> {
  const { previous, document, documents } = saving
  const [before, now] = [previous?.guardian_consent ?? 0, document.guardian_consent]
  if (before === 1 && now === 0)
    return { ...withdrawalFields(documents), consent_state: 'withdrawn', consented_by: null }
  if (before === 0 && now === 1) {
    if (!(await hasGuardianAgreed(documents, document))) throw volunteerErrors.unproven_consent()
    return { consent_version: CONSENT_VERSION, consented_on: documents.today, withdrawn_on: null }
  }
  refuseWithoutConsent(saving, now)
  return {}
}

/** Nobody under age is accepted before the guardian has agreed. */
function refuseWithoutConsent({ previous, document }: RegistrationSaving, consent: 0 | 1): void {
  const isAccepted = document.state === 'accepted' && previous?.state !== 'accepted'
  if (isAccepted && consent === 0) throw volunteerErrors.consent('guardian_consent')
}

/** Who said which student this is; taken away with the student. */
function studentFields({ previous, document, documents }: RegistrationSaving): Partial<Registration> {
  if ((previous?.student ?? null) === document.student) return {}
  if (document.student === null) return { student_confirmed_by: null, student_confirmed_on: null }
  return { student_confirmed_by: documents.caller.user, student_confirmed_on: documents.today }
}

/** Whoever sent the form while he was signed in: the form writes on behalf of the system, with him as its owner. */
async function setSubmitter(documents: Documents, { name, owner }: Registration): Promise<void> {
  const isForm = isAdministrator(documents.caller) && owner !== guest.user && owner !== administrator.user
  if (isForm) await documents.asSystem().save(StudentVolunteerRegistration, name, { user: owner })
}
