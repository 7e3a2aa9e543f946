import { check, longText, money, phone, text } from '#framework/doctypes'
import { User } from '#framework/identity'
import { anyValue, method, signedInUsers } from '#framework/modules'
import { consumePostingRateLimit } from '#site/moderation'
import { updateAd, createAd } from './write-ad.ts'
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from './classified.doctype.ts'
import { parseAdPhotos } from './ad-photos.ts'

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
  idempotency_key: text(),
}

/** Keeps the caller's advertisement: a new draft, or one of his own with its `name`. */
export const saveAd = method({
  access: signedInUsers,
  methods: ['POST'],
  managesOwnTransaction: true,
  input,
  async run({ input: { name, idempotency_key: key, seller_name, photos, ...fields }, caller, site, ctx }) {
    if (name === null) await consumePostingRateLimit(ctx, 'classifieds')
    const ad = await site.write(caller, async (documentsInTransaction) => {
      const { full_name } = await documentsInTransaction.asSystem().get(User, caller.user)
      const content = {
        ...fields,
        seller_name: seller_name ?? full_name,
        photos: parseAdPhotos(photos),
      }
      return name === null
        ? createAd(documentsInTransaction, content, key)
        : updateAd(documentsInTransaction, name, content)
    })
    return { name: ad.name, state: ad.state }
  },
})
