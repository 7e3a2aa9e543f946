import { text } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import { toE164 } from '#meta'
import { renewStudent } from './renew-student.ts'
import { renewalErrors } from '../errors.ts'
import {
  PHONE_FIELD,
  parseChangedFields,
  type ChangedFields,
  parseConsents,
  parseWithdrawals,
  type ConsentChange,
} from './renewal-input.ts'

function requireChangedFields(value: unknown): ChangedFields {
  const changed = parseChangedFields(value)
  if ('unknown' in changed) throw renewalErrors.fixed_field(changed.unknown)
  if ('notText' in changed) throw renewalErrors.not_text(changed.notText)
  if (changed.phone === null) return changed
  const phone = toE164(changed.phone)
  if (phone === null) throw renewalErrors.not_a_phone(PHONE_FIELD)
  return { ...changed, phone }
}

function requireConsentChanges(consents: unknown, withdrawn: unknown): readonly ConsentChange[] {
  const given = parseConsents(consents)
  if (given === null) throw renewalErrors.unreadable_consents()
  const withdrawals = parseWithdrawals(withdrawn)
  if (withdrawals === null) throw renewalErrors.unreadable_withdrawals()
  if (withdrawals.some((purpose) => given.includes(purpose)))
    throw renewalErrors.consent_given_and_withdrawn()
  return [
    ...given.map((purpose) => ({ purpose, isGiven: true })),
    ...withdrawals.map((purpose) => ({ purpose, isGiven: false })),
  ]
}

/**
 * Renews a child for the year ahead with its changed details and consents. It returns the fee and the token to pay it.
 */
export const renew = method({
  access: anyone,
  input: {
    token: text({ required: true }),
    student: text({ required: true }),
    changes: anyValue,
    consents: anyValue,
    withdrawn_consents: anyValue,
  },
  methods: ['POST'],
  idempotent: {
    ...{ isInPart: true, isKeyRequired: true },
    errors: { short_key: renewalErrors.short_key, conflict: renewalErrors.renewed_before },
  },
  async run({ input, documents, site, runOnce }) {
    const { token, student } = input
    const consents = requireConsentChanges(input.consents, input.withdrawn_consents)
    const wanted = { token, student, consents, changed: requireChangedFields(input.changes) }
    return renewStudent({ documents, timeZone: site.settings.timeZone, runOnce }, wanted)
  },
})
