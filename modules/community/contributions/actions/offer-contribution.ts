import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { isTakenAlready } from '#framework/errors'
import { hashSecret, randomSecret } from '#framework/identity'
import { ownedKey } from '#framework/inputs'
import { deriveToken, type SealingPlace } from '#framework/sealing'
import { Contribution } from '../doctypes/contribution.doctype.ts'
import { contributionByKey, readContributionSettings } from '../doctypes/contribution.queries.ts'
import { ContributionPurpose } from '../doctypes/contribution-purpose.doctype.ts'
import { contributionErrors } from '../errors.ts'
import { amountProblem } from '../rules/bounds.ts'

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

/** An offer with its key, and the token that opens what comes of it. */
interface Sent {
  readonly offer: Offer
  /** As it is stored; null where none was sent. */
  readonly key: string | null
  readonly token: string
}

/**
 * Whoever repeats the whole call has the same token again. Another caller has another one, and so has a guest who knows
 * the key but not what was sent with it.
 */
function tokenFor(site: SealingPlace, offer: Offer, [user, key]: readonly [string, string]) {
  return deriveToken(site, 'contribution', [user, key, JSON.stringify(offer)])
}

/** The first call's contribution, for whoever repeats it with its key. */
async function offeredBefore(documents: Documents, { key, token }: Sent): Promise<Offered | null> {
  if (key === null) return null
  const before = await contributionByKey(documents, key)
  if (!before) return null
  const system = documents.asSystem()
  const isSame = (await system.secret(Contribution, before.name, 'receipt_hash')) === hashSecret(token)
  if (!isSame) throw contributionErrors.other_content()
  return { contribution: await system.get(Contribution, before.name), token }
}

async function insertOffer(documents: Documents, { offer, key, token }: Sent): Promise<Offered> {
  const contribution = await documents.insert(Contribution, {
    ...offer,
    receipt_hash: hashSecret(token),
    idempotency_key: key,
  })
  return { contribution, token }
}

/** Takes an offer from anybody, once for each key. */
export async function offerContribution(
  { documents: caller, site }: { readonly documents: Documents; readonly site: SealingPlace },
  offer: Offer,
  key: string | null,
): Promise<Offered> {
  const documents = caller.asSystemFor(caller.caller.user)
  const { user } = caller.caller
  const token = key === null ? randomSecret() : await tokenFor(site, offer, [user, key])
  const sent = { offer, key: key === null ? null : ownedKey(user, key), token }
  const before = await offeredBefore(documents, sent)
  if (before !== null) return before
  await requireAllowed(documents, offer)
  try {
    return await documents.attempt(() => insertOffer(documents, sent))
  } catch (error) {
    const other = isTakenAlready(error) ? await offeredBefore(documents, sent) : null
    if (other === null) throw error
    return other
  }
}
