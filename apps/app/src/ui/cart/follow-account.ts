import { call } from '#client'
import { followAccount, presentAccount } from '../../data/account.ts'
import { leaveEndedSession, leaveRefusedSession } from '../../data/ended-session.ts'
import { setCartCount } from '../../data/cart-count.ts'
import { reloadWishlisted } from './wishlist.ts'
import { guestToken } from './guest-tokens.ts'

async function countAgain(account: string | null): Promise<void> {
  const cart_token = guestToken('cart')
  if (account === null && cart_token === null) return setCartCount(0)
  setCartCount((await call('mela.cart.get_count', { cart_token })).item_count)
}

let known: string | null | undefined

/** Merges the guest's data after signing in; after signing out, the account's data leaves the device. */
async function followPresent(): Promise<void> {
  leaveEndedSession()
  const account = presentAccount()
  if (account === known) return
  const isChanged = known !== undefined
  known = account
  if (account !== null) await (await import('./bring-guest-along.ts')).bringGuestAlong()
  await countAgain(account)
  if (isChanged) reloadWishlisted()
}

/** The response may end the session: the server clears the cookies or refuses the keys. */
const quietly = (): void => void followPresent().then(leaveEndedSession, leaveRefusedSession)

export function followCart(): void {
  quietly()
  followAccount(quietly)
}
