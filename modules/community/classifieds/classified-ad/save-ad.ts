import { check, longText, money, phone, text } from '#framework/doctypes'
import { User } from '#framework/identity'
import { anyValue, method, signedInUsers } from '#framework/modules'
import { consumePostingRateLimit, flagsNeedReview, addToQueue } from '#site/moderation'
import {
  MAX_AD_DESCRIPTION_LENGTH,
  MAX_AD_TITLE_LENGTH,
  Classified,
  MAX_AD_PHOTOS,
} from './classified.doctype.ts'
import { type Ad, lockOwnAd } from './classified.queries.ts'
import { classifiedErrors } from '../errors.ts'
import type { Documents } from '#framework/documents'
import { attachFiles, ownUploads } from '#framework/files'
import { findOpenCategory } from '../category/category-tree.ts'

const input = {
  name: text(),
  title: text({ required: true, maxLength: MAX_AD_TITLE_LENGTH }),
  category: text({ required: true }),
  description: longText({ required: true, maxLength: MAX_AD_DESCRIPTION_LENGTH }),
  price: money({ min: 0 }),
  city: text({ maxLength: 80 }),
  seller_name: text({ maxLength: 80 }),
  phone: phone(),
  shows_phone: check(),
  photos: anyValue,
}

const toResult = ({ name, state }: Ad) => ({ name, state })

/** Saves an advertisement of the caller. Without a `name` it creates a draft. */
export const saveAd = method({
  access: signedInUsers,
  methods: ['POST'],
  managesOwnTransaction: true,
  idempotent: { isInPart: true, errors: { conflict: classifiedErrors.other_content } },
  input,
  async run({ input: { name, seller_name, photos, ...fields }, caller, site, runOnce, ctx }) {
    if (name === null) await consumePostingRateLimit(ctx, 'classifieds')
    return site.write(caller, async (documentsInTransaction) => {
      const { full_name } = await documentsInTransaction.asSystem().get(User, caller.user)
      const content = {
        ...fields,
        seller_name: seller_name ?? full_name,
        photos: parseAdPhotos(photos),
      }
      if (name !== null) return toResult(await updateAd(documentsInTransaction, name, content))
      return runOnce(documentsInTransaction, async () =>
        toResult(await createAd(documentsInTransaction, content)),
      )
    })
  },
})

interface AdContent {
  readonly title: string
  readonly category: string
  readonly description: string
  /** Paise. */
  readonly price: number | null
  readonly city: string | null
  readonly seller_name: string
  readonly phone: string | null
  readonly shows_phone: 0 | 1
  readonly photos: readonly AdPhotoInput[]
}

async function requireCompleteAd(documents: Documents, ad: AdContent): Promise<void> {
  if ((await findOpenCategory(documents, ad.category)) === null) throw classifiedErrors.no_such_category()
  if (ad.shows_phone === 1 && ad.phone === null) throw classifiedErrors.no_phone()
}

export function queueAdForReview(
  documents: Documents,
  { name, title, description, seller }: Ad,
): Promise<void> {
  return addToQueue(documents, { type: Classified, name }, { title, excerpt: description, author: seller })
}

async function requestNewReview(documents: Documents, ad: Ad): Promise<Ad> {
  if (ad.state === 'live' && (await flagsNeedReview(documents))) {
    const inReview = await documents.asSystem().save(Classified, ad.name, { state: 'in review' })
    await queueAdForReview(documents, inReview)
    return inReview
  }
  if (ad.state === 'in review') await queueAdForReview(documents, ad)
  return ad
}

async function updateAd(documents: Documents, name: string, ad: AdContent): Promise<Ad> {
  const before = await lockOwnAd(documents, name)
  if (before.state === 'sold') throw classifiedErrors.is_sold()
  await requireCompleteAd(documents, ad)
  const uploads = await requireOwnPhotos(documents, ad.photos, before)
  const saved = await documents.asSystem().save(Classified, name, ad)
  await attachFiles(documents.asSystem(), uploads, { doctype: Classified.name, name, field: 'photos' })
  return requestNewReview(documents, saved)
}

async function createAd(documents: Documents, ad: AdContent): Promise<Ad> {
  await requireCompleteAd(documents, ad)
  const { user } = documents.caller
  const uploads = await requireOwnPhotos(documents, ad.photos, null)
  const inserted = await documents.asSystemFor(user).insert(Classified, { ...ad, seller: user })
  const target = { doctype: Classified.name, name: inserted.name, field: 'photos' }
  await attachFiles(documents.asSystem(), uploads, target)
  return inserted
}

/** Returns the files of new photos. Refuses those of other uploaders, except photos already attached. One statement. */
async function requireOwnPhotos(
  documents: Documents,
  photos: readonly AdPhotoInput[],
  before: Ad | null,
): Promise<readonly string[]> {
  if (photos.length > MAX_AD_PHOTOS) throw classifiedErrors.too_many_photos()
  const known = new Set(before?.photos.map(({ picture }) => picture))
  const fresh = photos.map(({ picture }) => picture).filter((picture) => !known.has(picture))
  const { user } = documents.caller
  const isOwn = (file: { owner: string; is_private: 0 | 1 }) => file.owner === user && file.is_private === 0
  const files = await ownUploads(documents.asSystem(), [...new Set(fresh)], isOwn)
  if (files === null) throw classifiedErrors.foreign_photo()
  return files
}

export interface AdPhotoInput {
  readonly picture: string
  readonly alt: string | null
}

function readText(value: object, field: string): string | null {
  const found: unknown = Reflect.get(value, field)
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : null
}

function parsePhoto(value: unknown): readonly AdPhotoInput[] {
  if (typeof value === 'string') return value === '' ? [] : [{ picture: value, alt: null }]
  if (typeof value !== 'object' || value === null) return []
  const picture = readText(value, 'picture')
  return picture === null ? [] : [{ picture, alt: readText(value, 'alt')?.slice(0, 280) ?? null }]
}

export function parseAdPhotos(value: unknown): readonly AdPhotoInput[] {
  const photos = (Array.isArray(value) ? value.slice(0, MAX_AD_PHOTOS + 1) : []).flatMap(parsePhoto)
  return [...new Map(photos.map((photo) => [photo.picture, photo])).values()]
}
