import { sparklesOutline } from 'ionicons/icons'
import { useState } from 'react'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import type { CartAnswer } from '../../../ui/cart/cart-calls.ts'
import { Icon } from '../../../ui/icon.tsx'
import { usePoints, useReadPointsAgain } from '../../../ui/points/points-calls.ts'
import { usablePoints } from '../../../ui/points/usable-points.ts'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { moneyText } from '../../../ui/text/money-text.ts'
import { restOf } from '../../../ui/wallet/usable-credit.ts'
import { isOfPoints, type Checkout } from './use-checkout.ts'
import styles from './checkout.module.css'

/** The reward points' part of a cart's total. Money is a decimal. */
export interface PointsChoice {
  held: number
  /** Points that may pay for this cart, and their worth; 0 offers no choice. */
  usable: { points: number; amount: number }
  /** Points that the buyer uses; 0 until they choose so. */
  points: number
  /** Amount that these pay. */
  paid: number
  setIsUsed(isUsed: boolean): void
}

export function usePointsChoice({ totals, payment_choice }: CartAnswer): PointsChoice {
  const held = usePoints()
  const [isUsed, setIsUsed] = useState(false)
  // Paid online, the order has no fee for cash.
  const total = restOf(totals.total, totals.payment_fee)
  const usable = held ? usablePoints(held, total) : { points: 0, amount: 0 }
  // Cash on delivery takes no points.
  const { points, amount: paid } = isUsed && payment_choice !== 'cod' ? usable : { points: 0, amount: 0 }
  return { held: held?.points ?? 0, usable, points, paid, setIsUsed }
}

interface Props {
  cart: CartAnswer
  checkout: Checkout
  points: PointsChoice
}

/** Offers reward points to a buyer who pays online. */
export function PointsPart({ cart, checkout, points: { held, usable, points, setIsUsed } }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  if (usable.points === 0) return null
  if (cart.payment_choice === 'cod') return <p className="small dim">{t('checkout.points_online')}</p>
  const amount = moneyText(usable.amount, cart.currency, language)
  return (
    <>
      <label className={styles.checkoutOption}>
        <input type="checkbox" checked={points > 0} onChange={({ target }) => setIsUsed(target.checked)} />
        <span className="spring">
          <b className="mid">{t('checkout.points_use', { count: usable.points, amount })}</b>
          <span className={`small dim ${styles.checkoutLine}`}>
            {t('checkout.points_available', { count: held })}
          </span>
        </span>
        <Icon of={sparklesOutline} />
      </label>
      <PointsProblem checkout={checkout} />
    </>
  )
}

/** Says what the server refused, and reads the points again. */
function PointsProblem({ checkout: { failure, clear } }: Pick<Props, 'checkout'>) {
  const t = useTranslate()
  const readAgain = useReadPointsAgain()
  if (!isOfPoints(failure)) return null
  return (
    <div className="stack">
      <ProblemNote problem={failure.text} />
      <button type="button" className="button line" onClick={() => void readAgain().then(clear)}>
        {t('checkout.points_again')}
      </button>
    </div>
  )
}
