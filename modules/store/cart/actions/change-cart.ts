import type { Documents } from '#framework/documents'
import { lockCart } from '../doctypes/cart.queries.ts'
import { saveCart } from '../doctypes/cart-writes.queries.ts'
import { cartErrors } from '../errors.ts'
import type { CartDoc } from '../rules/cart-doc.ts'
import { cartView, type CartView } from '../rules/cart-view.ts'
import { priceCart } from './price-cart.ts'

/** What every call about a cart is given. */
interface Opening {
  readonly cart_token: string | null
  /** The version that the caller looks at; another one is refused. Null: whatever it is. */
  readonly version: number | null
}

export function requireVersion({ version }: CartDoc, seen: number | null): void {
  if (seen !== null && seen !== version) throw cartErrors.changed_elsewhere()
}

export async function shownCart(documents: Documents, cart: CartDoc): Promise<CartView> {
  return cartView(cart, await priceCart(documents, cart))
}

/** Changes the caller's cart, which is locked meanwhile, and shows it as it is then. */
export async function changeCart(
  documents: Documents,
  { cart_token, version }: Opening,
  change: (cart: CartDoc) => CartDoc | Promise<CartDoc>,
): Promise<CartView> {
  const before = await lockCart(documents, { token: cart_token })
  requireVersion(before, version)
  const after = await change(before)
  return shownCart(documents, await saveCart(documents, before, after))
}
