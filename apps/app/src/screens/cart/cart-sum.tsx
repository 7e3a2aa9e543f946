import type { ReactNode } from 'react'
import { useTranslate } from '../../language/text.ts'
import type { CartAnswer } from '../../ui/cart/cart-calls.ts'
import { EarnLine, type EarningItem } from '../../ui/points/earn-line.tsx'
import { isDeliveryOpen, DeliveryRow } from './delivery-cost.tsx'
import { DiscountRows } from './discount-rows.tsx'

interface Props {
  cart: CartAnswer
  money: (amount: number) => string
  children?: ReactNode
}

export function CartSum({ cart, money, children }: Props) {
  const t = useTranslate()
  const { goods, payment_fee, tax, total, quantity } = cart.totals
  return (
    <aside aria-labelledby="cart-sum">
      <div className="ticket">
        <div className="padded stack">
          <h2 id="cart-sum">{t('cart.to_pay')}</h2>
          <dl className="sum">
            <Row label={t('cart.items', { count: quantity })} amount={money(goods)} />
            <DiscountRows {...{ cart, money }} />
            <DeliveryRow {...{ cart, money }} />
            {payment_fee > 0 && <Row label={t('cart.payment_fee')} amount={money(payment_fee)} />}
          </dl>
        </div>
        <div className="ticket-cut" />
        <div className="padded stack">
          <dl className="sum">
            <div className="sum-total" aria-live="polite">
              <dt>{t(isDeliveryOpen(cart) ? 'cart.total_before_delivery' : 'store.total')}</dt>
              <dd>{money(total)}</dd>
            </div>
          </dl>
          <EarnLine text="cart.earn_points" items={earningItems(cart)} />
          {tax > 0 && <p className="tiny dim">{t('cart.includes_tax', { amount: money(tax) })}</p>}
          {children && <div className="desktop-only">{children}</div>}
        </div>
      </div>
    </aside>
  )
}

const earningItems = ({ lines }: CartAnswer): readonly EarningItem[] =>
  lines.flatMap(({ product, amount, discount }) =>
    amount > discount ? [{ product, amount: amount - discount }] : [],
  )

function Row({ label, amount }: { label: string; amount: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
