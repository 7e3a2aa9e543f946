import { call } from '#client'
import { followAccount, presentAccount } from '../../data/account.ts'
import { leaveEndedSession, leaveRefusedSession } from '../../data/ended-session.ts'
import { chosenPlace } from '../../data/chosen-place.ts'
import { setCartCount } from '../../data/cart-count.ts'
import { defaultOf, deliverTo } from '../place/delivery-address.ts'
import { reloadWishlisted } from './wishlist.ts'
import { quantityIn } from './cart-calls.ts'
import { clearGuestToken, guestToken } from './guest-tokens.ts'

/** What a guest put into his cart and on his lists becomes the account's; repeated, it adds nothing. */
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

/** Until a place is chosen on this device, delivery is shown to the default address of whoever is signed in. */
async function deliverToDefault(): Promise<void> {
  if (chosenPlace(false).address !== null) return
  const { addresses } = await call('mela.places.get_addresses', {})
  const own = defaultOf(addresses)
  if (own?.show === 1) deliverTo(own)
}

let known: string | null | undefined

/** Whoever signs in brings his things along; whoever signs out leaves them with his account. */
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

/** The store's answer may tell that the session has ended: it takes the cookies back, or refuses the keys. */
const quietly = (): void => void followPresent().then(leaveEndedSession, leaveRefusedSession)

/** From now on the count in the header, and what was put in before signing in, follow the account of this device. */
export function followCart(): void {
  quietly()
  followAccount(quietly)
}
