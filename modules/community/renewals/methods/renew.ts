import { text } from '#framework/doctypes'
import { isUsableKey } from '#framework/inputs'
import { anyone, anyValue, method } from '#framework/modules'
import { toE164 } from '#meta'
import { renewStudent } from '../actions/renew-student.ts'
import { renewalErrors } from '../errors.ts'
import { PHONE_FIELD, readChanged, type Changed } from '../rules/changed-fields.ts'
import { readConsents, readWithdrawals, type ConsentSaid } from '../rules/read-consents.ts'

function changedOf(value: unknown): Changed {
  const changed = readChanged(value)
  if ('unknown' in changed) throw renewalErrors.fixed_field(changed.unknown)
  if ('notText' in changed) throw renewalErrors.not_text(changed.notText)
  if (changed.phone === null) return changed
  const phone = toE164(changed.phone)
  if (phone === null) throw renewalErrors.not_a_phone(PHONE_FIELD)
  return { ...changed, phone }
}

/** What is given and what is withdrawn, both by name; what neither list names stays as it is. */
function consentsOf(consents: unknown, withdrawn: unknown): readonly ConsentSaid[] {
  const given = readConsents(consents)
  if (given === null) throw renewalErrors.unreadable_consents()
  const withdrawals = readWithdrawals(withdrawn)
  if (withdrawals === null) throw renewalErrors.unreadable_withdrawals()
  if (withdrawals.some((purpose) => given.includes(purpose))) throw renewalErrors.both_ways()
  return [
    ...given.map((purpose) => ({ purpose, isGiven: true })),
    ...withdrawals.map((purpose) => ({ purpose, isGiven: false })),
  ]
}

/** Renews a child for the year ahead, with what changed and what the family agrees to; answers the fee and the token to pay it. */
export const renew = method({
  access: anyone,
  input: {
    token: text({ required: true }),
    student: text({ required: true }),
    changes: anyValue,
    consents: anyValue,
    withdrawn_consents: anyValue,
    idempotency_key: text({ required: true }),
  },
  methods: ['POST'],
  async run({ input, documents, site }) {
    const { token, student, idempotency_key: key } = input
    if (!isUsableKey(key)) throw renewalErrors.short_key()
    const consents = consentsOf(input.consents, input.withdrawn_consents)
    const wanted = { token, student, key, consents, changed: changedOf(input.changes) }
    return renewStudent(documents, site.settings.timeZone, wanted)
  },
})
