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

/** Pattern of a name: at most 140 characters, without control characters and surrogates. */
const NAME = /^[^\p{Cc}\p{Cs}]{1,140}$/u

/** Parses business names, as list, JSON or comma-separated text; removes duplicates. */
function readBusinesses(value: unknown): readonly string[] {
  const list = typeof value === 'string' ? parsed(value) : value
  if (!Array.isArray(list)) return []
  const names = list.filter((one): one is string => typeof one === 'string').map((one) => one.trim())
  return [...new Set(names.filter((name) => NAME.test(name)))]
}

const MAX_BUSINESSES = 60

/** A light sample package for lists; the product page uses the real weight and price. */
const light = {
  ...{ branch: null, weight_grams: 500, amount: 0, cod_allowed: true, is_digital: false, ready_on: null },
} as const

/** Returns whether sellers deliver to a postal code, and by when. One call covers all product cards of a page. */
export const getCoverage = method({
  renamedFrom: 'shipping.get_reach',
  access: anyone,
  input: { postal_code: text({ required: true, maxLength: 10 }), businesses: anyValue },
  reads: true,
  isTranslated: true,
  async run({ input, documents, t }) {
    const businesses = readBusinesses(input.businesses)
    if (businesses.length > MAX_BUSINESSES) throw shippingErrors.too_many_businesses()
    const fulfilments = businesses.map((business) => ({ ...light, key: business, business }))
    const { postalCode } = await readPlace(documents, input.postal_code)
    const deliveries = await calculateDelivery(documents, { postalCode, fulfilments })
    return deliveries.map((delivery) => {
      const { is_served, reason, message, by } = presentDelivery(delivery, t)
      const canDeliver = delivery.options.some(({ kind }) => kind === 'delivery')
      return {
        business: delivery.key,
        is_served,
        can_deliver: canDeliver ? (1 as const) : (0 as const),
        reason,
        message,
        by,
      }
    })
  },
})
