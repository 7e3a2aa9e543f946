import { call } from '#client'
import { chosenPlace } from '../../data/chosen-place.ts'
import { setCartCount } from '../../data/cart-count.ts'
import { defaultOf, deliverTo } from '../place/delivery-address.ts'
import { quantityIn } from './cart-calls.ts'
import { clearGuestToken, guestToken } from './guest-tokens.ts'

/** Moves a guest's data to the account after sign-in, and delivers to the account's address. */
export const bringGuestAlong = () => Promise.all([mergeGuest(), deliverToDefault()])

/** Merges a guest's cart and lists into the account; a repetition adds nothing. */
async function mergeGuest(): Promise<void> {
  const cart_token = guestToken('cart')
  if (cart_token !== null) {
    const cart = await call('mela.cart.merge', { cart_token })
    clearGuestToken('cart')
    setCartCount(quantityIn(cart))
  }
  const wishlist_token = guestToken('wishlist')
  if (wishlist_token !== null) {
    await call('mela.wishlist.merge', { wishlist_token })
    clearGuestToken('wishlist')
  }
}

/** Sets the delivery address to the account's default until a place is chosen on this device. */
async function deliverToDefault(): Promise<void> {
  if (chosenPlace(false).address !== null) return
  const { addresses } = await call('mela.places.get_addresses', {})
  const own = defaultOf(addresses)
  if (own?.show === 1) deliverTo(own)
}
