import type { Documents } from '#framework/documents'
import { flagsNeedReview, removeFromQueue } from '#site/moderation'
import { Classified } from './classified.doctype.ts'
import { lockOwnAd, type Ad } from './classified.queries.ts'
import { findOpenCategory } from '../category/category-tree.ts'
import { classifiedErrors } from '../errors.ts'
import { canRenew, computeExpiryDate } from './ad-lifespan.rules.ts'
import { queueAdForReview } from './save-ad.ts'
import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'

export async function sendAdToReview(documents: Documents, name: string): Promise<Ad> {
  const ad = await lockOwnAd(documents, name)
  if (ad.state === 'in review' || ad.state === 'live') return ad
  if (ad.state !== 'draft') throw classifiedErrors.not_now()
  const system = documents.asSystem()
  const isReviewNeeded = ad.is_hidden === 1 || (await flagsNeedReview(documents))
  if (!isReviewNeeded) return system.save(Classified, name, { state: 'live' })
  const submitted = await system.save(Classified, name, { state: 'in review', sent_back_because: null })
  await queueAdForReview(documents, submitted)
  return submitted
}

export async function renewAd(documents: Documents, name: string): Promise<Ad> {
  const ad = await lockOwnAd(documents, name)
  if (!canRenew(ad, documents.today)) throw classifiedErrors.not_yet_renewable()
  const category = await findOpenCategory(documents, ad.category)
  if (category === null) throw classifiedErrors.no_such_category()
  const system = documents.asSystem()
  if (ad.state === 'expired') return system.save(Classified, name, { state: 'live' })
  return system.save(Classified, name, {
    expires_on: computeExpiryDate(documents.today, category.days_live),
    renewals: ad.renewals + 1,
  })
}

export async function markAdSold(documents: Documents, name: string): Promise<Ad> {
  const ad = await lockOwnAd(documents, name)
  if (ad.state === 'sold') return ad
  if (ad.state !== 'live') throw classifiedErrors.not_now()
  return documents.asSystem().save(Classified, name, { state: 'sold' })
}

export async function returnAdToDraft(documents: Documents, name: string): Promise<Ad> {
  const ad = await lockOwnAd(documents, name)
  if (ad.state === 'draft') return ad
  if (ad.state === 'sold') throw classifiedErrors.is_sold()
  await removeFromQueue(documents, { type: Classified, name })
  return documents.asSystem().save(Classified, name, { state: 'draft' })
}

/** Defines a method for a seller's transition of their own advertisement. Idempotent. */
export const defineOwnAdMethod = (
  transition: (documents: Documents, name: string) => Promise<Ad>,
  renamedFrom?: string,
) =>
  method({
    ...(renamedFrom === undefined ? {} : { renamedFrom }),
    access: signedInUsers,
    methods: ['POST'],
    input: { name: text({ required: true }) },
    async run({ input, documents }) {
      const { name, state, expires_on } = await transition(documents, input.name)
      return { name, state, expires_on }
    },
  })
