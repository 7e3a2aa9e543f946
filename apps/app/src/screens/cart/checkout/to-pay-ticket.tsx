import type { ReactNode } from 'react'
import type { MessageId } from '#design/messages'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import type { CartAnswer } from '../../../ui/cart/cart-calls.ts'
import { moneyText } from '../../../ui/text/money-text.ts'
import { DiscountRows } from '../discount-rows.tsx'
import { isDeliveryOpen, DeliveryRow } from '../delivery-cost.tsx'
import type { Checkout } from './use-checkout.ts'
import type { StoredValueChoice } from './stored-value-choice.ts'
import styles from './checkout.module.css'

interface Props {
  cart: CartAnswer
  stored: StoredValueChoice
}

interface PlaceButtonProps extends Props {
  checkout: Checkout
  onPlace: () => void
}

function placeText(
  { payment_choice }: CartAnswer,
  { isFull, points, giftCard, wallet }: StoredValueChoice,
): MessageId {
  if (isFull && points.paid > 0) return 'checkout.order'
  if (isFull && giftCard.paid === 0) return 'checkout.pay_wallet'
  if (isFull) return wallet.paid === 0 ? 'checkout.pay_gift_card' : 'checkout.order'
  return payment_choice === 'cod' ? 'checkout.order' : 'checkout.pay'
}

/** Names what is paid now; cash is paid later, so it names the whole order. */
export function PlaceButton({ cart, checkout, stored, onPlace }: PlaceButtonProps) {
  const t = useTranslate()
  const { language } = useVisit()
  const text = placeText(cart, stored)
  const sum = moneyText(text === 'checkout.pay' ? stored.left : cart.totals.total, cart.currency, language)
  const amount = isDeliveryOpen(cart) ? t('checkout.before_delivery', { amount: sum }) : sum
  return (
    <button type="button" className="button big wide" aria-disabled={checkout.isBusy} onClick={onPlace}>
      {checkout.isPlacing ? t('checkout.placing') : t(text, { amount })}
    </button>
  )
}

export function ToPayTicket({ cart, stored, children }: Props & { children: ReactNode }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { points, giftCard, wallet } = stored
  const { goods, payment_fee, tax, total, quantity } = cart.totals
  const money = (amount: number) => moneyText(amount, cart.currency, language)
  return (
    <div className="ticket">
      <div className="padded">
        <h2 id="checkout-to-pay">{t('checkout.to_pay')}</h2>
        <dl className={`sum ${styles.checkoutSum}`}>
          <Row what={t('checkout.items', { count: quantity })} amount={money(goods)} />
          <DiscountRows {...{ cart, money }} />
          <DeliveryRow {...{ cart, money }} />
          {payment_fee > 0 && <Row what={t('checkout.fee')} amount={money(payment_fee)} />}
        </dl>
      </div>
      <div className="ticket-cut" />
      <div className="padded stack">
        <dl className="sum">
          <div className={stored.paid > 0 ? undefined : 'sum-total'} aria-live="polite">
            <dt>{t(isDeliveryOpen(cart) ? 'cart.total_before_delivery' : 'checkout.total')}</dt>
            <dd>{money(total)}</dd>
          </div>
          {points.paid > 0 && <Row what={t('checkout.from_points')} amount={`−${money(points.paid)}`} />}
          {giftCard.paid > 0 && (
            <Row what={t('checkout.from_gift_card')} amount={`−${money(giftCard.paid)}`} />
          )}
          {wallet.paid > 0 && <Row what={t('checkout.from_wallet')} amount={`−${money(wallet.paid)}`} />}
          {stored.paid > 0 && (
            <>
              <div className="sum-total" aria-live="polite">
                <dt>{t('checkout.left_to_pay')}</dt>
                <dd>{money(stored.left)}</dd>
              </div>
            </>
          )}
        </dl>
        {tax > 0 && <p className="tiny dim">{t('checkout.includes_tax', { amount: money(tax) })}</p>}
        {children}
      </div>
    </div>
  )
}

function Row({ what, amount }: { what: string; amount: string }) {
  return (
    <div>
      <dt>{what}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
