import { check, longText, money, phone, text } from '#framework/doctypes'
import { User } from '#framework/identity'
import { anyValue, method, signedInUsers } from '#framework/modules'
import { takePostingTurn } from '#site/moderation'
import { changeAd, makeAd } from '../actions/save-ad.ts'
import { LONGEST_DESCRIPTION, LONGEST_TITLE } from '../doctypes/classified.doctype.ts'
import { wantedPhotos } from '../rules/wanted-photos.ts'

const input = {
  name: text(),
  title: text({ required: true, maxLength: LONGEST_TITLE }),
  category: text({ required: true }),
  description: longText({ required: true, maxLength: LONGEST_DESCRIPTION }),
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
  framesItself: true,
  input,
  async run({ input: { name, idempotency_key: key, seller_name, photos, ...written }, ...context }) {
    const { documents, caller, origin, site } = context
    if (name === null) await takePostingTurn({ documents, origin, site }, 'classifieds')
    const ad = await site.write(caller, async (inside) => {
      const { full_name } = await inside.asSystem().get(User, caller.user)
      const whole = {
        ...written,
        seller_name: seller_name ?? full_name,
        photos: wantedPhotos(photos),
      }
      return name === null ? makeAd(inside, whole, key) : changeAd(inside, name, whole)
    })
    return { name: ad.name, state: ad.state }
  },
})
