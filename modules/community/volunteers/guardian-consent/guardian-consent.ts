import { volunteerEvents } from '../events.ts'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { hashSecret, isSecret, randomSecret } from '#framework/identity'
import { addDays } from '#meta'
import { notify } from '#site/notifications'
import { GuardianConsentRequest } from './guardian-consent-request.doctype.ts'
import { StudentVolunteerRegistration } from '../application/student-volunteer-registration.doctype.ts'
import { volunteerErrors } from '../errors.ts'
import { consentRequested } from '../volunteer/volunteer-notifications.ts'

type Registration = Doc<typeof StudentVolunteerRegistration>
type ConsentRequest = Doc<typeof GuardianConsentRequest>

const ANSWER_DAYS = 14

export type ConsentAnswer = 'agree' | 'decline'

/** Creates a consent request and expires earlier links, which may have another contact or text. */
export async function requestConsent(caller: Documents, registration: Registration): Promise<void> {
  const documents = caller.asSystem()
  const { name, guardian_name, guardian_phone, guardian_email } = registration
  const openRequests = await documents.find(GuardianConsentRequest, {
    where: { registration: name, state: 'requested' },
    fields: ['name'],
    limit: 50,
  })
  for (const one of openRequests) await documents.save(GuardianConsentRequest, one.name, { state: 'expired' })
  const request = await documents.insert(GuardianConsentRequest, {
    ...{ registration: name, guardian_name: guardian_name ?? '' },
    ...{ phone: guardian_phone, email: guardian_email },
    expires_on: addDays(documents.today, ANSWER_DAYS),
  })
  await documents.emit(volunteerEvents.consent_requested, { request: request.name })
}

/** Sends the link, created in the same transaction; only its hash is stored. */
export async function sendConsentLink(
  documents: Documents,
  name: string,
  { publicUrl }: { readonly publicUrl: string },
): Promise<void> {
  const request = await documents.get(GuardianConsentRequest, name)
  if (request.state !== 'requested') return
  const { full_name } = await documents.get(StudentVolunteerRegistration, request.registration)
  const token = randomSecret()
  await documents.save(GuardianConsentRequest, name, { token_hash: hashSecret(token) })
  await notify(documents, {
    ...{ event: consentRequested, key: name },
    people: [{ phone: request.phone, email: request.email }],
    values: {
      ...{ guardian: request.guardian_name, child: full_name, until: request.expires_on },
      link: `${publicUrl}/volunteer-consent#key=${token}`,
    },
  })
}

async function lockConsentRequest(documents: Documents, token: string): Promise<ConsentRequest> {
  const where = { token_hash: hashSecret(token) }
  const [found] = isSecret(token)
    ? await documents.find(GuardianConsentRequest, { where, fields: ['name'], limit: 1 })
    : []
  if (!found) throw volunteerErrors.consent_link_over()
  return documents.lock(GuardianConsentRequest, found.name)
}

const consentStateOn = ({ state, expires_on }: ConsentRequest, today: string): ConsentRequest['state'] =>
  state === 'requested' && expires_on < today ? 'expired' : state

export async function presentConsentRequest(caller: Documents, token: string) {
  const documents = caller.asSystem()
  const request = await lockConsentRequest(documents, token)
  const { full_name } = await documents.get(StudentVolunteerRegistration, request.registration)
  const { guardian_name, expires_on } = request
  return { state: consentStateOn(request, documents.today), full_name, guardian_name, expires_on }
}

/** Records the answer once; the link is then used. */
export async function recordConsentAnswer(
  caller: Documents,
  { token, answer, decided_by }: { token: string; answer: ConsentAnswer; decided_by: string },
) {
  const documents = caller.asSystem()
  const request = await lockConsentRequest(documents, token)
  if (consentStateOn(request, documents.today) !== 'requested') throw volunteerErrors.consent_link_over()
  const state = answer === 'agree' ? ('given' as const) : ('declined' as const)
  const decided_on = documents.today
  await documents.save(GuardianConsentRequest, request.name, { state, decided_on, decided_by })
  await documents.save(StudentVolunteerRegistration, request.registration, {
    guardian_consent: state === 'given' ? 1 : 0,
    consent_state: state,
    consented_by: state === 'given' ? decided_by : null,
  })
  await documents.emit(volunteerEvents.consent_answered, { registration: request.registration, state })
  return { state }
}

/** Returns the guardian's answer to the current request; none for an unanswered one, or another contact. */
export async function hasGuardianAgreed(caller: Documents, registration: Registration): Promise<boolean> {
  const { name, guardian_phone: phone, guardian_email: email } = registration
  const where = { registration: name, state: 'given', phone, email } as const
  const found = await caller.asSystem().find(GuardianConsentRequest, { where, fields: ['name'], limit: 1 })
  return found.length > 0
}

/** Expires given consents after their withdrawal; the guardian is asked again. */
export async function expireGivenConsents(caller: Documents, registration: string): Promise<void> {
  const documents = caller.asSystem()
  const where = { registration, state: 'given' } as const
  const given = await documents.find(GuardianConsentRequest, { where, fields: ['name'], limit: 50 })
  for (const { name } of given) await documents.save(GuardianConsentRequest, name, { state: 'expired' })
}

export async function expireConsentRequests(documents: Documents): Promise<void> {
  const overdue = await documents.find(GuardianConsentRequest, {
    where: { state: 'requested', expires_on: ['<', documents.today] },
    fields: ['name', 'registration'],
    limit: 500,
  })
  for (const { name, registration } of overdue) {
    await documents.save(GuardianConsentRequest, name, { state: 'expired' })
    await documents.save(StudentVolunteerRegistration, registration, { consent_state: 'expired' })
  }
}
