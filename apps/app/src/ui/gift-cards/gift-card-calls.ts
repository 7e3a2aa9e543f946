import { useQueryClient } from '@tanstack/react-query'
import { call, methodRead } from '#client'
import type { Methods } from '#contract'
import { useAccount } from '../../data/account.ts'
import type { PageCall } from '../../data/page-call.ts'
import { ownKey } from '../../data/query/own-responses.ts'
import { useSettings } from '../../data/site.ts'

/** The offer of the page of gift cards. Money is a decimal. */
export type GiftCardTerms = Methods['mela.gift_cards.get_gift_card_terms']['output']

export type BoughtGiftCard = Methods['mela.gift_cards.get_my_gift_cards']['output']['cards'][number]

/** A card by its code: what is left of it, and its last four letters. */
export type CheckedGiftCard = Methods['mela.gift_cards.check_balance']['output']

export const giftCardsPath = '/gift-cards'

export const giftCardTermsCall: PageCall<GiftCardTerms> = {
  ...methodRead('mela.gift_cards.get_gift_card_terms'),
  key: 'gift-card-terms',
}

export const myGiftCardsCall: PageCall<Methods['mela.gift_cards.get_my_gift_cards']['output']> = {
  ...methodRead('mela.gift_cards.get_my_gift_cards'),
  key: 'my-gift-cards',
}

export const useAreGiftCardsOn = (): boolean => useSettings()?.enable_gift_cards === 1

/** Asks by POST, so that no address contains the code. */
export const checkGiftCard = (code: string): Promise<CheckedGiftCard> =>
  call('mela.gift_cards.check_balance', { code })

export const buyGiftCard = (input: Methods['mela.gift_cards.buy']['input']) =>
  call('mela.gift_cards.buy', input)

export const redeemGiftCard = (input: Methods['mela.gift_cards.redeem']['input']) =>
  call('mela.gift_cards.redeem', input)

/** Returns a function that reads the caller's cards again, after one was bought. */
export function useReadMyGiftCardsAgain(): () => void {
  const client = useQueryClient()
  const account = useAccount()
  return () => {
    if (account === null) return
    void client.invalidateQueries({ queryKey: [ownKey(account, myGiftCardsCall.key)] })
  }
}
