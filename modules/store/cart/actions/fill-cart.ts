import type { Documents } from '#framework/documents'
import { hashSecret, randomSecret } from '#framework/identity'
import { isGuest } from '#framework/permissions'
import { saleItems, type SaleItem, type SalePair } from '#store/catalog'
import { availableOf } from '#store/inventory'
import { findLockedCart, lockCart, type CartOpener } from '../doctypes/cart.queries.ts'
import { makeGuestCart, makeOwnCart, saveCart } from '../doctypes/cart-writes.queries.ts'
import { countOf, type CartCount } from '../rules/cart-count.ts'
import { lineKey, type CartLineDoc } from '../rules/cart-doc.ts'
import { mostAtOnce } from '../rules/line-state.ts'
import { putIn } from '../rules/put-in.ts'

export interface WantedLine extends SalePair {
  readonly quantity: number
}

/** What can be bought of some pairs, and how many at once. Two statements. */
export async function offered(documents: Documents, pairs: readonly SalePair[]) {
  const items = await saleItems(documents, pairs)
  const stock = await availableOf(documents, [...new Set(pairs.map(({ variant }) => variant))])
  const sold = new Map(items.filter(({ is_sold }) => is_sold).map((item) => [lineKey(item), item]))
  const mostOf = (pair: SalePair): number => {
    const item = sold.get(lineKey(pair))
    const its = stock.get(pair.variant)?.filter(({ business }) => business === pair.business) ?? []
    return item ? mostAtOnce(item, its) : 0
  }
  return { sold, mostOf }
}

function lineOf(item: SaleItem, quantity: number): CartLineDoc {
  const { variant, business, product, title, price } = item
  return {
    variant,
    business,
    product,
    title,
    quantity,
    price_seen: price,
    seller_gstin: null,
    seller_state: null,
  }
}

/** The caller's cart, locked; made where there is none. Answers the token of a new guest's cart. */
async function openCart(documents: Documents, opener: CartOpener) {
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
  /** Of a guest's cart, which may be new; null for whoever is signed in. */
  readonly token: string | null
  /** Keys (`{variant}/{business}`) of what cannot be bought, or found no place. */
  readonly left_out: readonly string[]
}

/** Puts several things into the caller's cart within his transaction: what is still sold, as many as can be had. */
export async function fillCart(
  documents: Documents,
  opener: CartOpener,
  wanted: readonly WantedLine[],
): Promise<FilledCart> {
  const { sold, mostOf } = await offered(documents, wanted)
  const { cart: before, token } = await openCart(documents, opener)
  const lines = wanted.flatMap((pair) => {
    const item = sold.get(lineKey(pair))
    const quantity = Math.min(pair.quantity, mostOf(pair))
    return item && quantity > 0 ? [lineOf(item, quantity)] : []
  })
  const cart = await saveCart(documents, before, putIn(before, lines, mostOf))
  const held = new Set(cart.lines.map(lineKey))
  return {
    cart: countOf(cart),
    token: isGuest(documents.caller) ? token : null,
    left_out: wanted.map(lineKey).filter((key) => !held.has(key)),
  }
}
