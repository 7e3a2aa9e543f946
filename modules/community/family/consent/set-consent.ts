import { familyEvents } from '../events.ts'
import { check, select, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { consentPurposes, REGISTRATION_CONSENT_VERSION } from '#community/students'
import { datetimeIn } from '#meta'
import { requireChild } from '../student/require-child.ts'
import { Consent } from './consent.doctype.ts'

const input = {
  student: text({ required: true }),
  purpose: select(consentPurposes, { required: true }),
  is_given: check(),
}

/** Sets or withdraws a guardian's consent. It takes effect at once. */
export const setConsent = method({
  access: signedInUsers,
  methods: ['POST'],
  input,
  async run({ documents, site, input: { student, purpose, is_given } }) {
    const { child, guardian } = await requireChild(documents, student, 'may_change')
    const guardianName = guardian?.full_name ?? child.parent_name
    const at = datetimeIn(site.settings.timeZone, documents.now)
    const consentValues =
      is_given === 1
        ? {
            state: 'given' as const,
            given_at: at,
            given_by: guardianName,
            withdrawn_at: null,
            withdrawn_by: null,
          }
        : { state: 'withdrawn' as const, withdrawn_at: at, withdrawn_by: guardianName }
    const system = documents.asSystemFor(documents.caller.user)
    const version = REGISTRATION_CONSENT_VERSION
    const [known] = await system.find(Consent, {
      where: { student, purpose, version },
      fields: ['name'],
      limit: 1,
    })
    if (known) await system.save(Consent, known.name, consentValues)
    else await system.insert(Consent, { student, purpose, version, ...consentValues })
    await documents.emit(familyEvents.consent_changed, { student, purpose, state: consentValues.state })
    return { student, purpose, version, state: consentValues.state, at }
  },
})
