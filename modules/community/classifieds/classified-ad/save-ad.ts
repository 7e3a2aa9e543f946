import { check, longText, money, phone, text } from '#framework/doctypes'
import { User } from '#framework/identity'
import { anyValue, method, signedInUsers } from '#framework/modules'
import { consumePostingRateLimit } from '#site/moderation'
import { updateAd, createAd } from './write-ad.ts'
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from './classified.doctype.ts'
import { parseAdPhotos } from './ad-photos.ts'
import type { Ad } from './classified.queries.ts'
import { classifiedErrors } from '../errors.ts'

const input = {
  name: text(),
  title: text({ required: true, maxLength: MAX_TITLE_LENGTH }),
  category: text({ required: true }),
  description: longText({ required: true, maxLength: MAX_DESCRIPTION_LENGTH }),
  price: money({ min: 0 }),
  city: text({ maxLength: 80 }),
  seller_name: text({ maxLength: 80 }),
  phone: phone(),
  shows_phone: check(),
  photos: anyValue,
}

const toResult = ({ name, state }: Ad) => ({ name, state })

/** Keeps the caller's advertisement: a new draft, or one of his own with its `name`. */
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
