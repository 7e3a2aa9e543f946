import type { ReactNode } from 'react'
import { useVisit } from '../../../data/visit.ts'
import { useSay } from '../../../language/text.ts'
import type { CartAnswer } from '../../../ui/cart/cart-calls.ts'
import { moneyText } from '../../../ui/money-text.ts'
import { isDeliveryOpen } from '../delivery-cost.ts'
import { DeliveryRow } from '../delivery-row.tsx'

/** What is paid, on a ticket; the way on stands on it where there is room. */
export function ToPayTicket({ cart, children }: { cart: CartAnswer; children: ReactNode }) {
  const say = useSay()
  const { language } = useVisit()
  const { goods, discount, payment_fee, tax, total, quantity } = cart.totals
  const money = (amount: number) => moneyText(amount, cart.currency, language)
  return (
    <div className="ticket">
      <div className="padded">
        <h2 id="checkout-to-pay">{say('checkout.to_pay')}</h2>
        <dl className="sum checkout-sum">
          <Row what={say('checkout.items', { count: quantity })} amount={money(goods)} />
          {discount > 0 && <Row what={say('checkout.discount')} amount={`−${money(discount)}`} />}
          <DeliveryRow {...{ cart, money }} />
          {payment_fee > 0 && <Row what={say('checkout.fee')} amount={money(payment_fee)} />}
        </dl>
      </div>
      <div className="ticket-cut" />
      <div className="padded stack">
        <dl className="sum">
          <div className="sum-total" aria-live="polite">
            <dt>{say(isDeliveryOpen(cart) ? 'cart.total_before_delivery' : 'checkout.total')}</dt>
            <dd>{money(total)}</dd>
          </div>
        </dl>
        {tax > 0 && <p className="tiny dim">{say('checkout.includes_tax', { amount: money(tax) })}</p>}
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
