import { useState } from 'react'
import { walletOutline } from 'ionicons/icons'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import type { CartAnswer } from '../../../ui/cart/cart-calls.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { moneyText } from '../../../ui/text/money-text.ts'
import { restOf, usableCredit } from '../../../ui/wallet/usable-credit.ts'
import { useReadWalletAgain, useWallet } from '../../../ui/wallet/wallet-calls.ts'
import { isOfWallet, type Checkout } from './use-checkout.ts'
import styles from './checkout.module.css'

/** The wallet's part of a cart's total. Money is a decimal. */
export interface WalletChoice {
  balance: number
  /** Amount that the wallet can pay of this cart; 0 offers no choice. */
  usable: number
  /** Amount that the wallet pays; 0 until the buyer chooses it. */
  paid: number
  setIsUsed(isUsed: boolean): void
}

/** Offers what reward points and a gift card leave to pay. */
export function useWalletChoice(
  { totals, fulfilments, payment_choice }: CartAnswer,
  paidOtherwise: number,
): WalletChoice {
  const wallet = useWallet()
  const [isUsed, setIsUsed] = useState(false)
  // Paid online, the order has no fee for cash.
  const total = restOf(restOf(totals.total, totals.payment_fee), paidOtherwise)
  const usable = wallet ? usableCredit(wallet, total, fulfilments) : 0
  // Cash on delivery takes no part from a wallet.
  const paid = isUsed && payment_choice !== 'cod' ? usable : 0
  return { balance: wallet?.balance ?? 0, usable, paid, setIsUsed }
}

interface Props {
  cart: CartAnswer
  checkout: Checkout
  wallet: WalletChoice
  /** True when the wallet alone pays everything. */
  isFull: boolean
}

/** Offers the wallet to a buyer who pays online. */
export function WalletPart({ cart, checkout, wallet, isFull }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const { balance, usable, paid, setIsUsed } = wallet
  const money = (amount: number) => moneyText(amount, cart.currency, language)
  const isSomeElsewhere = usable < balance && usable < cart.totals.total
  if (usable === 0) return null
  if (cart.payment_choice === 'cod')
    return <p className="small dim">{t('checkout.wallet_online', { amount: money(usable) })}</p>
  return (
    <>
      <label className={styles.checkoutOption}>
        <input type="checkbox" checked={paid > 0} onChange={({ target }) => setIsUsed(target.checked)} />
        <span className="spring">
          <b className="mid">{t('checkout.wallet_use', { amount: money(usable) })}</b>
          <span className={`small dim ${styles.checkoutLine}`}>
            {isFull
              ? t('checkout.wallet_all')
              : t(isSomeElsewhere ? 'checkout.wallet_some' : 'checkout.wallet_balance', {
                  amount: money(balance),
                })}
          </span>
        </span>
        <Icon of={walletOutline} />
      </label>
      <WalletProblem checkout={checkout} />
    </>
  )
}

/** Says what the server refused, and reads the balance again. */
function WalletProblem({ checkout }: Pick<Props, 'checkout'>) {
  const t = useTranslate()
  const readAgain = useReadWalletAgain()
  const { failure, clear } = checkout
  if (!isOfWallet(failure)) return null
  const handleAgain = () => void readAgain().then(clear)
  return (
    <div className="stack">
      <ProblemNote problem={failure.text} />
      <button type="button" className="button line" onClick={handleAgain}>
        {t('checkout.wallet_again')}
      </button>
    </div>
  )
}
