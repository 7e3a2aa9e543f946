import type { CartAnswer } from '../../../ui/cart/cart-calls.ts'
import { restOf } from '../../../ui/wallet/usable-credit.ts'
import { useGiftCardChoice, type GiftCardChoice } from './gift-card-choice.tsx'
import { usePointsChoice, type PointsChoice } from './points-choice.tsx'
import { useWalletChoice, type WalletChoice } from './wallet-choice.tsx'

/** The parts of a cart's total that reward points, a gift card and the wallet pay. Money is a decimal. */
export interface StoredValueChoice {
  points: PointsChoice
  giftCard: GiftCardChoice
  wallet: WalletChoice
  /** Amount that they pay together. */
  paid: number
  /** Amount to pay otherwise. */
  left: number
  /** True when nothing is left to pay otherwise. */
  isFull: boolean
}

/** Points pay first, then the gift card, and the wallet of what it leaves, as on the server. */
export function useStoredValueChoice(cart: CartAnswer): StoredValueChoice {
  const points = usePointsChoice(cart)
  const giftCard = useGiftCardChoice(cart, points.paid)
  const wallet = useWalletChoice(cart, points.paid + giftCard.paid)
  const left = [points, giftCard, wallet].reduce((rest, { paid }) => restOf(rest, paid), cart.totals.total)
  const paid = restOf(cart.totals.total, left)
  return { points, giftCard, wallet, paid, left, isFull: paid > 0 && left === 0 }
}
