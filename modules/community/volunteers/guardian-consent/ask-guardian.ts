import { link } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { requestConsent } from './guardian-consent.ts'
import { StudentVolunteerRegistration } from '../application/student-volunteer-registration.doctype.ts'
import { volunteerErrors } from '../errors.ts'
import { findMissingContact } from './guardian-consent.rules.ts'

/** Sends a guardian the consent request again. It serves a lost or expired link, or an answer that may have changed. */
export const askGuardian = method({
  access: onlyRoles('School Office', 'System Manager'),
  methods: ['POST'],
  input: { name: link('Student Volunteer Registration', { required: true }) },
  async run({ documents, input: { name } }) {
    const system = documents.asSystemFor(documents.caller.user)
    const registration = await system.lock(StudentVolunteerRegistration, name)
    const missing = findMissingContact(registration)
    if (missing !== null) throw volunteerErrors.consent(missing)
    await requestConsent(documents, registration)
    await system.save(StudentVolunteerRegistration, name, { consent_state: 'requested' })
    return { name, consent_state: 'requested' }
  },
})
