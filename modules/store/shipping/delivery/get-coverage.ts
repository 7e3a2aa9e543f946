import { text } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import { calculateDelivery } from './calculate-delivery.ts'
import { readPlace, presentDelivery } from './get-delivery.ts'
import { shippingErrors } from '../errors.ts'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text.split(',')
  }
}

/** No name is longer, and none holds what no text may hold. */
const NAME = /^[^\p{Cc}\p{Cs}]{1,140}$/u

/** Names as callers send them: a list, its JSON, or one text with commas. Doubled names are one. */
function readBusinesses(value: unknown): readonly string[] {
  const list = typeof value === 'string' ? parsed(value) : value
  if (!Array.isArray(list)) return []
  const names = list.filter((one): one is string => typeof one === 'string').map((one) => one.trim())
  return [...new Set(names.filter((name) => NAME.test(name)))]
}

const MOST_BUSINESSES = 60

/** A light parcel stands for what a list shows: what it weighs and costs is asked again on its page. */
const light = { branch: null, weight_grams: 500, amount: 0, cod_allowed: true, is_digital: false } as const

/** Which sellers of a page deliver to a postal code, and by when: one question for all its cards. */
export const getCoverage = method({
  renamedFrom: 'shipping.get_reach',
  access: anyone,
  input: { postal_code: text({ required: true, maxLength: 10 }), businesses: anyValue },
  reads: true,
  isTranslated: true,
  async run({ input, documents, t }) {
    const businesses = readBusinesses(input.businesses)
    if (businesses.length > MOST_BUSINESSES) throw shippingErrors.too_many_businesses()
    const parcels = businesses.map((business) => ({ ...light, key: business, business }))
    const { postalCode } = await readPlace(documents, input.postal_code)
    const deliveries = await calculateDelivery(documents, { postalCode, parcels })
    return deliveries.map((delivery) => {
      const { is_served, reason, message, by } = presentDelivery(delivery, t)
      const isBrought = delivery.options.some(({ kind }) => kind === 'delivery')
      return {
        business: delivery.key,
        is_served,
        is_brought: isBrought ? (1 as const) : (0 as const),
        reason,
        message,
        by,
      }
    })
  },
})
