import type { Doc } from '#framework/doctypes'
import { hooks, type Documents, type Saving } from '#framework/documents'
import { administrator, guest, isAdministrator } from '#framework/permissions'
import { endConsents, isProven, requestConsent } from '../actions/guardian-consent.ts'
import { followRegistration } from '../actions/follow-registration.ts'
import { volunteerErrors } from '../errors.ts'
import { isMinor } from '../rules/age.ts'
import { CONSENT_VERSION, missingContact, ownContact } from '../rules/consent.ts'
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
      await endConsents(documents, document.name)
    if (mustAsk(saving)) await requestConsent(documents, document)
    if (previous !== null) return followRegistration(documents, previous, document)
    await rememberSender(documents, document)
    await documents.emit('volunteers.registered', { registration: document.name })
  },
})

type ConsentFields = Partial<Registration>

const isAsked = ({ document, documents }: RegistrationSaving): boolean =>
  isMinor(document.date_of_birth, documents.today)

/** Another guardian, or another way to reach them, is another question: what was answered before does not hold for it. */
function isOtherGuardian({ previous, document }: RegistrationSaving): boolean {
  if (previous === null) return true
  const fields = ['guardian_name', 'guardian_phone', 'guardian_email', 'full_name', 'date_of_birth'] as const
  return fields.some((field) => previous[field] !== document[field])
}

/** Whether a guardian is to be asked now: of a minor, at first, and whenever the question changes. */
const mustAsk = (saving: RegistrationSaving): boolean => isAsked(saving) && isOtherGuardian(saving)

function requireContact({ document }: RegistrationSaving): void {
  const missing = missingContact(document)
  if (missing !== null) throw volunteerErrors.consent(missing)
  const own = ownContact(document)
  if (own !== null) throw volunteerErrors.own_contact(own)
}

const NONE: ConsentFields = { guardian_consent: 0, consented_by: null, consented_on: null }

/** A consent is given by the guardian's own link alone, whoever writes; the office withdraws it. */
async function consentFields(saving: RegistrationSaving): Promise<ConsentFields> {
  const { previous, documents } = saving
  if (!isAsked(saving)) return previous === null ? { ...NONE, consent_state: 'not needed' } : {}
  if (mustAsk(saving)) {
    requireContact(saving)
    refuseUnproven(saving, 0)
    return { ...NONE, consent_state: 'asked', ...(previous?.guardian_consent === 1 && withdrawn(documents)) }
  }
  return changedConsent(saving)
}

const withdrawn = ({ today }: Documents): ConsentFields => ({ withdrawn_on: today })

async function changedConsent(saving: RegistrationSaving): Promise<ConsentFields> {
  const { previous, document, documents } = saving
  const [before, now] = [previous?.guardian_consent ?? 0, document.guardian_consent]
  if (before === 1 && now === 0)
    return { ...withdrawn(documents), consent_state: 'withdrawn', consented_by: null }
  if (before === 0 && now === 1) {
    if (!(await isProven(documents, document))) throw volunteerErrors.unproven_consent()
    return { consent_version: CONSENT_VERSION, consented_on: documents.today, withdrawn_on: null }
  }
  refuseUnproven(saving, now)
  return {}
}

/** Nobody under age is accepted before the guardian has agreed. */
function refuseUnproven({ previous, document }: RegistrationSaving, consent: 0 | 1): void {
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
async function rememberSender(documents: Documents, { name, owner }: Registration): Promise<void> {
  const isForm = isAdministrator(documents.caller) && owner !== guest.user && owner !== administrator.user
  if (isForm) await documents.asSystem().save(StudentVolunteerRegistration, name, { user: owner })
}
