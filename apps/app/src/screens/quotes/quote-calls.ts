import { call, methodRequest } from '#client'
import type { Methods } from '#contract'
import type { PageCall } from '../../data/page-call.ts'
import { guestToken, storeGuestToken } from '../../ui/cart/guest-tokens.ts'

/** A quote as its customer sees it. Money is a decimal. */
export type Quote = Methods['mela.quotes.get_quote']['output']

/** Asks by POST, so that no log of addresses contains the code. */
export const quoteCall = (code: string): PageCall<Quote> => ({
  ...methodRequest('mela.quotes.get_quote', { code }),
  key: `quote ${code}`,
})

/** Puts the items into this device's cart. Returns the titles of those that are not available. */
export async function fillCartFromQuote(code: string) {
  const sent = { code, cart_token: guestToken('cart') }
  const answer = await call('mela.quotes.fill_cart_from_quote', sent)
  storeGuestToken('cart', answer.cart_token)
  return answer
}
