import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { toDecimal } from '#meta'
import { Classified } from './classified.doctype.ts'
import { classifiedErrors } from '../errors.ts'

/** Returns one of the caller's own advertisements with all the fields that they may change. */
export const getMyAd = method({
  access: signedInUsers,
  reads: true,
  input: { name: text({ required: true }) },
  async run({ input: { name }, documents, caller }) {
    const system = documents.asSystem()
    const where = { name, seller: caller.user }
    const [found] = await system.find(Classified, { where, fields: ['name'], limit: 1 })
    if (!found) throw classifiedErrors.not_yours()
    const ad = await system.get(Classified, name)
    const { title, category, description, price, city, seller_name, phone, shows_phone, state } = ad
    return {
      ...{ name, title, category, description, city, seller_name, phone, shows_phone, state },
      price: price === null ? null : toDecimal(price),
      photos: ad.photos.map(({ picture, alt }) => ({ picture, alt })),
    }
  },
})
