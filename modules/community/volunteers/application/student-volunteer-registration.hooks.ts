import { volunteerEvents } from '../events.ts'
import type { Doc } from '#framework/doctypes'
import { hooks, type Documents, type Saving } from '#framework/documents'
import { administrator, guest, isAdministrator } from '#framework/permissions'
import {
  expireGivenConsents,
  hasGuardianAgreed,
  requestConsent,
} from '../guardian-consent/guardian-consent.ts'
import { volunteerErrors } from '../errors.ts'
import {
  isMinor,
  GUARDIAN_CONSENT_VERSION,
  findMissingContact,
  findOwnContact,
} from '../guardian-consent/guardian-consent.rules.ts'
import { StudentVolunteerRegistration } from './student-volunteer-registration.doctype.ts'
import { Volunteer } from '../volunteer/volunteer.doctype.ts'

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

function isOtherGuardian({ previous, document }: RegistrationSaving): boolean {
  if (previous === null) return true
  const fields = ['guardian_name', 'guardian_phone', 'guardian_email', 'full_name', 'date_of_birth'] as const
  return fields.some((field) => previous[field] !== document[field])
}

const shouldRequestConsent = (saving: RegistrationSaving): boolean =>
  needsConsent(saving) && isOtherGuardian(saving)

function requireContact({ document }: RegistrationSaving): void {
  const missing = findMissingContact(document)
  if (missing !== null) throw volunteerErrors.consent(missing)
  const own = findOwnContact(document)
  if (own !== null) throw volunteerErrors.own_contact(own)
}

const noConsent: ConsentFields = { guardian_consent: 0, consented_by: null, consented_on: null }

/** Sets consent only by the guardian's link; the office may withdraw it. */
async function consentFields(saving: RegistrationSaving): Promise<ConsentFields> {
  const { previous, documents } = saving
  if (!needsConsent(saving)) return previous === null ? { ...noConsent, consent_state: 'not needed' } : {}
  if (shouldRequestConsent(saving)) {
    requireContact(saving)
    refuseWithoutConsent(saving, 0)
    return {
      ...noConsent,
      consent_state: 'requested',
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
    return { consent_version: GUARDIAN_CONSENT_VERSION, consented_on: documents.today, withdrawn_on: null }
  }
  refuseWithoutConsent(saving, now)
  return {}
}

function refuseWithoutConsent({ previous, document }: RegistrationSaving, consent: 0 | 1): void {
  const isAccepted = document.state === 'accepted' && previous?.state !== 'accepted'
  if (isAccepted && consent === 0) throw volunteerErrors.consent('guardian_consent')
}

function studentFields({ previous, document, documents }: RegistrationSaving): Partial<Registration> {
  if ((previous?.student ?? null) === document.student) return {}
  if (document.student === null) return { student_confirmed_by: null, student_confirmed_on: null }
  return { student_confirmed_by: documents.caller.user, student_confirmed_on: documents.today }
}

/** Sets the user who submitted the form, who owns the document that the form created as the system. */
async function setSubmitter(documents: Documents, { name, owner }: Registration): Promise<void> {
  const isForm = isAdministrator(documents.caller) && owner !== guest.user && owner !== administrator.user
  if (isForm) await documents.asSystem().save(StudentVolunteerRegistration, name, { user: owner })
}

type ChangedRegistration = Doc<typeof StudentVolunteerRegistration>

/**
 * Returns the user if not linked yet; a user with two children's applications acts for the first, until the office
 * decides.
 */
async function findUnusedUser(documents: Documents, { user }: ChangedRegistration): Promise<string | null> {
  if (user === null) return null
  return (await documents.count(Volunteer, { filters: [['user', '=', user]] })) > 0 ? null : user
}

async function createVolunteer(documents: Documents, registration: ChangedRegistration): Promise<void> {
  const { name, full_name, date_of_birth, phone, email, t_shirt_size, about } = registration
  const inserted = await documents.insert(Volunteer, {
    ...{ full_name, date_of_birth, phone, email, t_shirt_size, about },
    user: await findUnusedUser(documents, registration),
    skills: registration.skills.map(({ skill }) => ({ skill })),
    availability: registration.availability.map(({ weekday, from_time, to_time }) => ({
      ...{ weekday, from_time, to_time },
    })),
    kind: 'student',
    state: 'active',
    registration: name,
  })
  await documents.emit(volunteerEvents.welcomed, { volunteer: inserted.name })
}

async function applyRegistrationChange(
  caller: Documents,
  previous: ChangedRegistration,
  registration: ChangedRegistration,
): Promise<void> {
  const documents = caller.asSystem()
  const [volunteer] = await documents.find(Volunteer, {
    where: { registration: registration.name },
    limit: 1,
  })
  const isAccepted = previous.state !== 'accepted' && registration.state === 'accepted'
  if (isAccepted && !volunteer) return createVolunteer(documents, registration)
  const isWithdrawn = previous.guardian_consent === 1 && registration.guardian_consent === 0
  const mustPause = isWithdrawn && isMinor(registration.date_of_birth, documents.today)
  if (mustPause && volunteer?.state === 'active')
    await documents.save(Volunteer, volunteer.name, { state: 'paused' })
}
