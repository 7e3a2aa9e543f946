import { type Translate, useTranslate } from '../../language/text.ts'
import type { CartAnswer } from '../../ui/cart/cart-calls.ts'
import styles from './cart-screen.module.css'

type Fulfilment = CartAnswer['fulfilments'][number]

export type Coming = Pick<Fulfilment, 'chosen'> & {
  options: readonly Pick<Fulfilment['options'][number], 'code' | 'kind'>[]
}

export interface DeliveryCart {
  postal_code: CartAnswer['postal_code']
  fulfilments: readonly Coming[]
  totals: Pick<CartAnswer['totals'], 'delivery' | 'delivery_discount'>
}

/** Returns true while the delivery charge is unknown: no postal code, and a fulfilment without a chosen method. */
export const isDeliveryOpen = ({
  postal_code,
  fulfilments,
}: Pick<DeliveryCart, 'postal_code' | 'fulfilments'>): boolean =>
  postal_code === null && fulfilments.some(({ chosen }) => chosen === null)

/** Counts the delivered fulfilments; before a place is known, all that are not chosen for collection. */
export function deliveryCount(cart: DeliveryCart): number {
  const kindOf = ({ chosen, options }: Coming) => options.find(({ code }) => code === chosen)?.kind
  const isOpen = isDeliveryOpen(cart)
  return cart.fulfilments.filter(
    (fulfilment) => kindOf(fulfilment) === 'delivery' || (isOpen && fulfilment.chosen === null),
  ).length
}

/** Returns the delivery charge in words; null when no fulfilment has a shipping method. */
export function deliveryCost(
  cart: DeliveryCart,
  money: (amount: number) => string,
  t: Translate,
): string | null {
  if (isDeliveryOpen(cart)) return t('cart.delivery_later')
  if (cart.fulfilments.every(({ chosen }) => chosen === null)) return null
  const cost = cart.totals.delivery - cart.totals.delivery_discount
  return cost > 0 ? money(cost) : t('cart.free')
}

interface Props {
  cart: DeliveryCart
  money: (amount: number) => string
}

export function DeliveryRow({ cart, money }: Props) {
  const t = useTranslate()
  const cost = deliveryCost(cart, money, t)
  if (cost === null) return null
  const count = deliveryCount(cart)
  return (
    <div>
      <dt>
        {t('cart.delivery')}
        {count > 0 && `, ${t('cart.packages', { count })}`}
      </dt>
      <dd className={isDeliveryOpen(cart) ? styles.sumText : undefined}>{cost}</dd>
    </div>
  )
}
