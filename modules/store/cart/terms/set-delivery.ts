import type { Documents } from '#framework/documents'
import { anyone, anyValue, method } from '#framework/modules'
import { changeCart, opening } from '../cart/change-cart.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { cartErrors } from '../errors.ts'
import type { CartDoc, DeliveryChoice } from '../cart/cart-doc.ts'

const textAt = (value: object, key: string): string | null => {
  const found: unknown = Reflect.get(value, key)
  return typeof found === 'string' && found !== '' ? found : null
}

function readChoice(value: unknown): DeliveryChoice {
  const code = typeof value === 'object' && value !== null ? textAt(value, 'code') : null
  if (typeof value !== 'object' || value === null || code === null) throw cartErrors.no_such_choice()
  return { code, slot: textAt(value, 'slot') }
}

/** Parses `{[fulfilment]: {code, slot?}}`, an object or its JSON. */
function readDeliveries(value: unknown): Readonly<Record<string, DeliveryChoice>> {
  const read: unknown = typeof value === 'string' ? parsed(value) : value
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw cartErrors.no_such_choice()
  return Object.fromEntries(Object.entries(read).map(([key, choice]) => [key, readChoice(choice)]))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw cartErrors.no_such_choice()
  }
}

async function withDeliveries(documents: Documents, cart: CartDoc, sent: unknown): Promise<CartDoc> {
  const wanted = { ...cart, deliveries: { ...cart.deliveries, ...readDeliveries(sent) } }
  const { fulfilments, changes } = await priceCart(documents, wanted)
  if (changes.some(({ kind }) => kind === 'delivery_unavailable')) throw cartErrors.no_such_choice()
  const keys = new Set(fulfilments.map(({ key }) => key))
  const deliveries = Object.entries(wanted.deliveries).filter(([key]) => keys.has(key))
  return { ...wanted, deliveries: Object.fromEntries(deliveries) }
}

/** Sets delivery options: `deliveries` is `{[fulfilment]: {code, slot?}}`; fulfilments that it omits do not change. */
export const setDelivery = method({
  access: anyone,
  input: { deliveries: anyValue, ...opening },
  methods: ['POST'],
  countsItself: true,
  isTranslated: true,
  run: ({ input, ctx }) =>
    changeCart(ctx, input, (cart) => withDeliveries(ctx.documents, cart, input.deliveries)),
})
