import type { Documents } from '#framework/documents'
import { anyone, anyValue, method } from '#framework/modules'
import { isGuest } from '#framework/permissions'
import { listOffersOfVariants } from '#store/catalog'
import { countOf, MAX_CART_LINES, readQuantity, type CartLineDoc } from '../cart/cart-doc.ts'
import { saveCart } from '../cart/cart.queries.ts'
import { cart_token } from '../cart/change-cart.ts'
import { lineOf, offered, openCart } from '../cart/merge.ts'
import { cartErrors } from '../errors.ts'
import { raiseLines, type NeededVariant } from './raise-lines.rules.ts'

interface Wanted {
  readonly variant: string
  readonly quantity: number
}

function readWantedItem(value: unknown): Wanted {
  if (typeof value !== 'object' || value === null) throw cartErrors.not_sold()
  const variant: unknown = Reflect.get(value, 'variant')
  if (typeof variant !== 'string' || variant === '') throw cartErrors.not_sold()
  return { variant, quantity: readQuantity(Reflect.get(value, 'quantity')) }
}

/** Reads `[{variant, quantity}]`; quantities of the same variant are added. */
function readWanted(value: unknown): readonly Wanted[] {
  if (!Array.isArray(value) || value.length === 0) throw cartErrors.not_sold()
  if (value.length > MAX_CART_LINES) throw cartErrors.too_many_lines(MAX_CART_LINES)
  const byVariant = new Map<string, number>()
  for (const { variant, quantity } of value.map(readWantedItem))
    byVariant.set(variant, (byVariant.get(variant) ?? 0) + quantity)
  return [...byVariant].map(([variant, quantity]) => ({ variant, quantity: readQuantity(quantity) }))
}

/** Returns the offers of each variant with what is available at once. Three statements. */
async function listNeeded(
  documents: Documents,
  wanted: readonly Wanted[],
): Promise<readonly NeededVariant[]> {
  const found = await listOffersOfVariants(
    documents,
    wanted.map(({ variant }) => variant),
  )
  const pairs = found.flatMap(({ variant, offers }) => offers.map(({ business }) => ({ variant, business })))
  const { sold, mostOf } = await offered(documents, pairs)
  const lines = [...sold.values()].map((item): CartLineDoc => lineOf(item, mostOf(item)))
  const byVariant = Map.groupBy(lines, ({ variant }) => variant)
  const place = new Map(pairs.map(({ variant, business }, index) => [`${variant}/${business}`, index]))
  const rank = ({ variant, business }: CartLineDoc) => place.get(`${variant}/${business}`) ?? 0
  return wanted.map((one) => ({
    ...one,
    offers: (byVariant.get(one.variant) ?? []).toSorted((left, right) => rank(left) - rank(right)),
  }))
}

/**
 * Raises the caller's cart to the wanted quantities, each from the best offer that has them in stock. Idempotent: the
 * cart is locked first, and lines that hold enough stay.
 */
export const addBestOffers = method({
  access: anyone,
  input: { items: anyValue, cart_token },
  methods: ['POST'],
  async run({ input, documents }) {
    const wanted = readWanted(input.items)
    const { cart: before, token } = await openCart(documents, { token: input.cart_token })
    const { cart, raised } = raiseLines(before, await listNeeded(documents, wanted))
    const isChanged = raised.some(({ added }) => added > 0)
    const after = isChanged ? await saveCart(documents, before, cart) : before
    return { cart: countOf(after), cart_token: isGuest(documents.caller) ? token : null, items: raised }
  },
})
