import { check, longText, money, phone, text, type Doc } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { toDecimal } from '#meta'
import { contributionErrors } from '../errors.ts'
import type { Documents } from '#framework/documents'
import { hashSecret, randomSecret } from '#framework/identity'
import { Contribution } from './contribution.doctype.ts'
import { readContributionSettings } from './contribution.queries.ts'
import { ContributionPurpose } from '../campaign/contribution-purpose.doctype.ts'
import { findAmountProblem } from './amount-limits.rules.ts'

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

/** Creates an offered contribution. The returned receipt token permits payment; the name alone permits nothing. */
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

export interface ContributionInput {
  readonly donor_name: string
  readonly email: string | null
  readonly phone: string | null
  /** Paise. */
  readonly amount: number
  readonly purpose: string
  readonly message: string | null
  readonly is_on_wall: 0 | 1
  readonly is_anonymous: 0 | 1
}

export interface CreatedContribution {
  readonly contribution: Doc<typeof Contribution>
  readonly token: string
}

async function validateContribution(
  documents: Documents,
  { amount, purpose, email, phone }: ContributionInput,
): Promise<void> {
  const { minimum, maximum } = await readContributionSettings(documents)
  const problem = findAmountProblem(amount, { minimum, maximum })
  if (problem !== null) throw contributionErrors[problem](problem === 'too_little' ? minimum : maximum)
  if (email === null && phone === null) throw contributionErrors.no_contact()
  const [open] = await documents.find(ContributionPurpose, {
    where: { name: purpose, is_open: 1 },
    fields: ['name'],
  })
  if (!open) throw contributionErrors.closed_purpose()
}

async function createContribution(caller: Documents, offer: ContributionInput): Promise<CreatedContribution> {
  const documents = caller.asSystemFor(caller.caller.user)
  await validateContribution(documents, offer)
  const token = randomSecret()
  const contribution = await documents.insert(Contribution, { ...offer, receipt_hash: hashSecret(token) })
  return { contribution, token }
}
