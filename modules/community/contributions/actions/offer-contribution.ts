import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { isTakenAlready } from '#framework/errors'
import { hashSecret } from '#framework/identity'
import { Contribution } from '../doctypes/contribution.doctype.ts'
import { contributionByKey, readContributionSettings } from '../doctypes/contribution.queries.ts'
import { ContributionPurpose } from '../doctypes/contribution-purpose.doctype.ts'
import { contributionErrors } from '../errors.ts'
import { amountProblem } from '../rules/bounds.ts'
import { receiptToken } from '../rules/receipt-token.ts'

/** What somebody wants to give, as he said it. */
export interface Offer {
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

export interface Offered {
  readonly contribution: Doc<typeof Contribution>
  readonly token: string
}

async function requireAllowed(documents: Documents, { amount, purpose, email, phone }: Offer): Promise<void> {
  const { minimum, maximum } = await readContributionSettings(documents)
  const problem = amountProblem(amount, { minimum, maximum })
  if (problem !== null) throw contributionErrors[problem](problem === 'too_little' ? minimum : maximum)
  if (email === null && phone === null) throw contributionErrors.nobody_to_reach()
  const [open] = await documents.find(ContributionPurpose, {
    where: { name: purpose, is_open: 1 },
    fields: ['name'],
  })
  if (!open) throw contributionErrors.closed_purpose()
}

function isSame(offer: Offer, contribution: Doc<typeof Contribution>): boolean {
  return offer.amount === contribution.amount && offer.purpose === contribution.purpose
}

/** The first call's contribution, for whoever repeats it with its key. */
async function offeredBefore(documents: Documents, offer: Offer, key: string): Promise<Offered | null> {
  const before = await contributionByKey(documents, hashSecret(key))
  if (!before) return null
  const contribution = await documents.get(Contribution, before.name)
  if (!isSame(offer, contribution)) throw contributionErrors.other_content()
  return { contribution, token: receiptToken(key) }
}

async function insertOffer(documents: Documents, offer: Offer, key: string | null): Promise<Offered> {
  const token = receiptToken(key)
  const contribution = await documents.insert(Contribution, {
    ...offer,
    receipt_hash: hashSecret(token),
    idempotency_key: key === null ? null : hashSecret(key),
  })
  return { contribution, token }
}

/** Takes an offer from anybody, once for each key. */
export async function offerContribution(
  caller: Documents,
  offer: Offer,
  key: string | null,
): Promise<Offered> {
  const documents = caller.asSystemFor(caller.caller.user)
  const before = key === null ? null : await offeredBefore(documents, offer, key)
  if (before !== null) return before
  await requireAllowed(documents, offer)
  try {
    return await documents.attempt(() => insertOffer(documents, offer, key))
  } catch (error) {
    const other = isTakenAlready(error) && key !== null ? await offeredBefore(documents, offer, key) : null
    if (other === null) throw error
    return other
  }
}
