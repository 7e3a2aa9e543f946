import { check, longText, money, phone, text } from '#framework/doctypes'
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
}

/** Somebody wants to give: the answer's receipt token is what pays for it, for its name opens nothing. */
export const offer = method({
  access: anyone,
  input,
  methods: ['POST'],
  idempotent: {
    errors: { short_key: contributionErrors.short_key, conflict: contributionErrors.other_content },
  },
  async run({ input: contributionInput, documents }) {
    const { contribution, token } = await createContribution(documents, contributionInput)
    const { name, state, amount } = contribution
    return { name, state, amount: toDecimal(amount), currency: 'INR', receipt_token: token }
  },
})
