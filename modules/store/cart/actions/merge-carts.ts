import type { Documents } from '#framework/documents'
import { findLockedCart, lockCart, lockGuestCart } from '../doctypes/cart.queries.ts'
import { makeOwnCart, saveCart } from '../doctypes/cart-writes.queries.ts'
import { lineKey, type CartDoc } from '../rules/cart-doc.ts'
import { putIn } from '../rules/put-in.ts'
import { afterOrder } from '../rules/empty-cart.ts'
import { offered } from './fill-cart.ts'

/** What the guest told of himself, where his own cart says nothing. */
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
 * What was put in before signing in goes into the caller's own cart; quantities add up to what can be had. The guest's cart
 * is empty then, so that a second call adds nothing. What finds no place stays in it. The guest's is locked first.
 */
export async function mergeCarts(documents: Documents, token: string): Promise<CartDoc> {
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
