import { call, methodRequest } from '#client'
import type { Methods } from '#contract'
import { setCartCount } from '../../data/cart-count.ts'
import { ownKey } from '../../data/query/own-responses.ts'
import type { PageCall } from '../../data/page-call.ts'
import { storeGuestToken, guestToken } from './guest-tokens.ts'

export type CartAnswer = Methods['mela.cart.get_cart']['output']
export type CartLine = CartAnswer['lines'][number]
export type CartFulfilment = CartAnswer['fulfilments'][number]
export type CartChange = CartAnswer['changes'][number]

export interface SalePair {
  variant: string
  business: string
}

export const cartKey = (account: string | null): string => ownKey(account ?? 'guest', 'cart')

export const cartCall = (account: string | null): PageCall<CartAnswer> => ({
  ...methodRequest('mela.cart.get_cart', { cart_token: guestToken('cart') }),
  key: cartKey(account),
})

export const quantityIn = ({ lines }: Pick<CartAnswer, 'lines'>): number =>
  lines.reduce((sum, { wanted }) => sum + wanted, 0)

/** Adds an item to the cart. The same `request_key` may be sent again after a failure: nothing is added twice. */
export async function addToCart(wanted: SalePair & { quantity: number; request_key: string }) {
  const added = await call('mela.cart.add', { ...wanted, cart_token: guestToken('cart') })
  storeGuestToken('cart', added.cart_token)
  setCartCount(added.cart.item_count)
  return added
}

type Change =
  | 'mela.cart.set_quantity'
  | 'mela.cart.remove'
  | 'mela.cart.accept_changes'
  | 'mela.cart.set_place'
  | 'mela.cart.set_address'
  | 'mela.cart.set_coupon'

/** Changes the cart at the given version; refused when it was changed elsewhere meanwhile. */
export async function changeCart<Name extends Change>(
  change: Name,
  values: Methods[Name]['input'],
  version?: number,
): Promise<CartAnswer> {
  const cart = await call(change, { ...values, version, cart_token: guestToken('cart') })
  setCartCount(quantityIn(cart))
  return cart
}
