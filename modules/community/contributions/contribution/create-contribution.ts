import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { isTakenAlready } from '#framework/errors'
import { hashSecret, randomSecret } from '#framework/identity'
import { ownedKey } from '#framework/idempotency'
import { deriveToken, type SealingPlace } from '#framework/encryption'
import { Contribution } from './contribution.doctype.ts'
import { findContributionByKey, readContributionSettings } from './contribution.queries.ts'
import { ContributionPurpose } from '../campaign/contribution-purpose.doctype.ts'
import { contributionErrors } from '../errors.ts'
import { findAmountProblem } from './amount-limits.rules.ts'

/** What somebody wants to give, as he said it. */
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
  if (email === null && phone === null) throw contributionErrors.nobody_to_reach()
  const [open] = await documents.find(ContributionPurpose, {
    where: { name: purpose, is_open: 1 },
    fields: ['name'],
  })
  if (!open) throw contributionErrors.closed_purpose()
}

/** An offer with its key, and the token that opens what comes of it. */
interface ContributionRequest {
  readonly offer: ContributionInput
  /** As it is stored; null where none was sent. */
  readonly key: string | null
  readonly token: string
}

/**
 * Whoever repeats the whole call has the same token again. Another caller has another one, and so has a guest who knows
 * the key but not what was sent with it.
 */
function deriveReceiptToken(
  site: SealingPlace,
  offer: ContributionInput,
  [user, key]: readonly [string, string],
) {
  return deriveToken(site, 'contribution', [user, key, JSON.stringify(offer)])
}

/** The first call's contribution, for whoever repeats it with its key. */
async function findRepeated(
  documents: Documents,
  { key, token }: ContributionRequest,
): Promise<CreatedContribution | null> {
  if (key === null) return null
  const before = await findContributionByKey(documents, key)
  if (!before) return null
  const system = documents.asSystem()
  const isSame = (await system.secret(Contribution, before.name, 'receipt_hash')) === hashSecret(token)
  if (!isSame) throw contributionErrors.other_content()
  return { contribution: await system.get(Contribution, before.name), token }
}

async function insertContribution(
  documents: Documents,
  { offer, key, token }: ContributionRequest,
): Promise<CreatedContribution> {
  const contribution = await documents.insert(Contribution, {
    ...offer,
    receipt_hash: hashSecret(token),
    idempotency_key: key,
  })
  return { contribution, token }
}

/** Takes an offer from anybody, once for each key. */
export async function createContribution(
  { documents: caller, site }: { readonly documents: Documents; readonly site: SealingPlace },
  offer: ContributionInput,
  key: string | null,
): Promise<CreatedContribution> {
  const documents = caller.asSystemFor(caller.caller.user)
  const { user } = caller.caller
  const token = key === null ? randomSecret() : await deriveReceiptToken(site, offer, [user, key])
  const contributionRequest = { offer, key: key === null ? null : ownedKey(user, key), token }
  const before = await findRepeated(documents, contributionRequest)
  if (before !== null) return before
  await validateContribution(documents, offer)
  try {
    return await documents.attempt(() => insertContribution(documents, contributionRequest))
  } catch (error) {
    const other = isTakenAlready(error) ? await findRepeated(documents, contributionRequest) : null
    if (other === null) throw error
    return other
  }
}
