import type { CartAnswer } from '../../../ui/cart/cart-calls.ts'
import { restOf } from '../../../ui/wallet/usable-credit.ts'
import { useGiftCardChoice, type GiftCardChoice } from './gift-card-choice.tsx'
import { useWalletChoice, type WalletChoice } from './wallet-choice.tsx'

/** The parts of a cart's total that a gift card and the wallet pay. Money is a decimal. */
export interface StoredValueChoice {
  giftCard: GiftCardChoice
  wallet: WalletChoice
  /** Amount that both pay. */
  paid: number
  /** Amount to pay otherwise. */
  left: number
  /** True when nothing is left to pay otherwise. */
  isFull: boolean
}

/** The gift card pays first, and the wallet of what it leaves, as on the server. */
export function useStoredValueChoice(cart: CartAnswer): StoredValueChoice {
  const giftCard = useGiftCardChoice(cart)
  const wallet = useWalletChoice(cart, giftCard.paid)
  const left = restOf(restOf(cart.totals.total, giftCard.paid), wallet.paid)
  const paid = restOf(cart.totals.total, left)
  return { giftCard, wallet, paid, left, isFull: paid > 0 && left === 0 }
}
