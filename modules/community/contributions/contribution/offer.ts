import { check, longText, money, phone, text } from '#framework/doctypes'
import { isUsableKey } from '#framework/idempotency'
import { anyone, method } from '#framework/modules'
import { toDecimal } from '#meta'
import { createContribution } from './create-contribution.ts'
import { contributionErrors } from '../errors.ts'

const input = {
  donor_name: text({ required: true, maxLength: 80 }),
  email: text({ format: 'Email' }),
  phone: phone(),
  amount: money({ required: true, min: 0 }),
  purpose: text({ required: true }),
  message: longText({ maxLength: 280 }),
  is_on_wall: check(),
  is_anonymous: check(),
  idempotency_key: text(),
}

/** Somebody wants to give: the answer's receipt token is what pays for it, for its name opens nothing. */
export const offer = method({
  access: anyone,
  input,
  methods: ['POST'],
  async run({ input: { idempotency_key: key, ...contributionInput }, documents, site }) {
    if (key !== null && !isUsableKey(key)) throw contributionErrors.short_key()
    const { contribution, token } = await createContribution({ documents, site }, contributionInput, key)
    const { name, state, amount } = contribution
    return { name, state, amount: toDecimal(amount), currency: 'INR', receipt_token: token }
  },
})
