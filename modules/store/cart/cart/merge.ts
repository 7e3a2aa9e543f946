import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { shownCart } from './change-cart.ts'
import type { Documents } from '#framework/documents'
import {
  findLockedCart,
  lockCart,
  lockGuestCart,
  type CartOpener,
  makeOwnCart,
  saveCart,
  makeGuestCart,
} from './cart.queries.ts'
import {
  lineKey,
  type CartDoc,
  type CartLineDoc,
  putIn,
  raiseIn,
  afterOrder,
  countOf,
  type CartCount,
} from './cart-doc.ts'
import { hashSecret, randomSecret } from '#framework/identity'
import { isGuest } from '#framework/permissions'
import { listSaleItems, type SaleItem, type SaleItemKey } from '#store/catalog'
import { availableOf } from '#store/inventory'
import { mostAtOnce } from '../line/line-state.ts'

/** Merges a guest's cart into the caller's own cart after sign-in. Idempotent. */
export const merge = method({
  access: signedInUsers,
  input: { cart_token: text({ required: true, maxLength: 60 }) },
  methods: ['POST'],
  isTranslated: true,
  run: async ({ input, ctx }) => shownCart(ctx, await mergeCarts(ctx.documents, input.cart_token)),
})

function withPlace(mine: CartDoc, theirs: CartDoc): CartDoc {
  const isKnown = mine.postal_code !== null
  const place = isKnown ? mine : theirs
  return {
    ...mine,
    postal_code: place.postal_code,
    place_city: place.place_city,
    place_state: place.place_state,
    address: place.address,
    contact_name: mine.contact_name ?? theirs.contact_name,
    phone: mine.phone ?? theirs.phone,
    email: mine.email ?? theirs.email,
    gstin: mine.gstin ?? theirs.gstin,
    coupon_code: mine.coupon_code ?? theirs.coupon_code,
  }
}

/**
 * Moves the guest's lines into the caller's cart, up to what is available; the rest stays in the guest's cart. A second
 * call adds nothing. The guest's cart is locked first.
 */
async function mergeCarts(documents: Documents, token: string): Promise<CartDoc> {
  const theirs = await lockGuestCart(documents, token)
  if (theirs === null || theirs.lines.length === 0)
    return (await findLockedCart(documents, { token: null })) ?? (await ownCart(documents))
  const mine = await ownCart(documents)
  const { mostOf } = await offered(documents, theirs.lines)
  const merged = putIn(withPlace(mine, theirs), theirs.lines, mostOf)
  const held = new Set(merged.lines.map(lineKey))
  const left = theirs.lines.filter((line) => !held.has(lineKey(line)))
  await saveCart(documents, theirs, { ...afterOrder(theirs), lines: left })
  return saveCart(documents, mine, merged)
}

async function ownCart(documents: Documents): Promise<CartDoc> {
  await makeOwnCart(documents)
  return lockCart(documents, { token: null })
}

export interface WantedLine extends SaleItemKey {
  readonly quantity: number
}

/** Returns which pairs are for sale, and the quantity available at once. Two statements. */
export async function offered(documents: Documents, pairs: readonly SaleItemKey[]) {
  const items = await listSaleItems(documents, pairs)
  const stock = await availableOf(documents, [...new Set(pairs.map(({ variant }) => variant))])
  const sold = new Map(items.filter(({ is_sold }) => is_sold).map((item) => [lineKey(item), item]))
  const mostOf = (pair: SaleItemKey): number => {
    const item = sold.get(lineKey(pair))
    const its = stock.get(pair.variant)?.filter(({ business }) => business === pair.business) ?? []
    return item ? mostAtOnce(item, its) : 0
  }
  return { sold, mostOf }
}

export function lineOf(item: SaleItem, quantity: number): CartLineDoc {
  const { variant, business, product, title, price } = item
  return {
    variant,
    business,
    product,
    title,
    quantity,
    price_seen: price,
    expected_seen: null,
    seller_gstin: null,
    seller_state: null,
  }
}

/** Locks the caller's cart, creating it when missing. Returns the token of a new guest's cart. */
export async function openCart(documents: Documents, opener: CartOpener) {
  const held = await findLockedCart(documents, opener)
  if (held) return { cart: held, token: opener.token }
  if (!isGuest(documents.caller)) {
    await makeOwnCart(documents)
    return { cart: await lockCart(documents, opener), token: null }
  }
  const token = randomSecret()
  await makeGuestCart(documents, hashSecret(token))
  return { cart: await lockCart(documents, { token }), token }
}

export interface FilledCart {
  readonly cart: CartCount
  /** Token of a guest's cart, possibly new; null for a signed-in caller. */
  readonly token: string | null
  /** Keys (`{variant}/{business}`) of unavailable items, and of items beyond the cart's limit. */
  readonly left_out: readonly string[]
}

interface Filling {
  readonly opener: CartOpener
  readonly wanted: readonly WantedLine[]
  readonly merge: typeof putIn
}

async function fill(documents: Documents, { opener, wanted, merge }: Filling): Promise<FilledCart> {
  const { sold, mostOf } = await offered(documents, wanted)
  const { cart: before, token } = await openCart(documents, opener)
  const lines = wanted.flatMap((pair) => {
    const item = sold.get(lineKey(pair))
    const quantity = Math.min(pair.quantity, mostOf(pair))
    return item && quantity > 0 ? [lineOf(item, quantity)] : []
  })
  const cart = await saveCart(documents, before, merge(before, lines, mostOf))
  const held = new Set(cart.lines.map(lineKey))
  return {
    cart: countOf(cart),
    token: isGuest(documents.caller) ? token : null,
    left_out: wanted.map(lineKey).filter((key) => !held.has(key)),
  }
}

/** Adds several items to the caller's cart in the current transaction, limited to what is for sale and available. */
export const fillCart = (documents: Documents, opener: CartOpener, wanted: readonly WantedLine[]) =>
  fill(documents, { opener, wanted, merge: putIn })

/** Raises several items of the caller's cart to their quantity, within the same limits. A repetition adds nothing. */
export const raiseCart = (documents: Documents, opener: CartOpener, wanted: readonly WantedLine[]) =>
  fill(documents, { opener, wanted, merge: raiseIn })
