import { methodRequest, send } from '#client'
import type { Methods } from '#contract'
import type { CartAnswer } from '../../../ui/cart/cart-calls.ts'
import { guestToken } from '../../../ui/cart/guest-tokens.ts'

export type Placed = Methods['mela.orders.place_order']['output']

type Setting =
  | 'mela.cart.set_place'
  | 'mela.cart.set_address'
  | 'mela.cart.set_delivery'
  | 'mela.cart.set_payment'
  | 'mela.cart.set_coupon'
  | 'mela.cart.accept_changes'

/** Says something of the order to the cart, which answers as it is now. Nothing else was asked for before this window saw it. */
export const setInCart = (setting: Setting, values: object): Promise<CartAnswer> =>
  send<CartAnswer>(methodRequest(setting, { ...values, cart_token: guestToken('cart') }))

type Ordering = Pick<
  Methods['mela.orders.place_order']['input'],
  'version' | 'expected_total' | 'idempotency_key'
> & { cart_token: string | null }

export const placeOrder = (order: Ordering): Promise<Placed> =>
  send<Placed>(methodRequest('mela.orders.place_order', order))
