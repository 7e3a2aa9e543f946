import { call } from '#client'
import { followAccount, presentAccount } from '../../data/account.ts'
import { leaveEndedSession, leaveRefusedSession } from '../../data/ended-session.ts'
import { chosenPlace } from '../../data/chosen-place.ts'
import { setCartCount } from '../../data/cart-count.ts'
import { defaultOf, deliverTo } from '../place/delivery-address.ts'
import { reloadWishlisted } from './wishlist.ts'
import { quantityIn } from './cart-calls.ts'
import { clearGuestToken, guestToken } from './guest-tokens.ts'

/** Merges a guest's cart and lists into the account; a repetition adds nothing. */
async function bringAlong(): Promise<void> {
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

async function countAgain(account: string | null): Promise<void> {
  const cart_token = guestToken('cart')
  if (account === null && cart_token === null) return setCartCount(0)
  setCartCount((await call('mela.cart.get_count', { cart_token })).item_count)
}

/** Sets the delivery address to the account's default until a place is chosen on this device. */
async function deliverToDefault(): Promise<void> {
  if (chosenPlace(false).address !== null) return
  const { addresses } = await call('mela.places.get_addresses', {})
  const own = defaultOf(addresses)
  if (own?.show === 1) deliverTo(own)
}

let known: string | null | undefined

/** Merges the guest's data after signing in; after signing out, the account's data leaves the device. */
async function followPresent(): Promise<void> {
  leaveEndedSession()
  const account = presentAccount()
  if (account === known) return
  const isChanged = known !== undefined
  known = account
  if (account !== null) await Promise.all([bringAlong(), deliverToDefault()])
  await countAgain(account)
  if (isChanged) reloadWishlisted()
}

/** The response may end the session: the server clears the cookies or refuses the keys. */
const quietly = (): void => void followPresent().then(leaveEndedSession, leaveRefusedSession)

export function followCart(): void {
  quietly()
  followAccount(quietly)
}
