import { useTranslate } from '../../language/text.ts'
import { broughtCount, deliveryCost, isDeliveryOpen, type Brought } from './delivery-cost.ts'

interface Props {
  cart: Brought
  money: (amount: number) => string
}

/** What delivery adds, among the rows of a ticket. */
export function DeliveryRow({ cart, money }: Props) {
  const t = useTranslate()
  const cost = deliveryCost(cart, money, t)
  if (cost === null) return null
  const count = broughtCount(cart)
  return (
    <div>
      <dt>
        {t('cart.delivery')}
        {count > 0 && `, ${t('cart.parcels', { count })}`}
      </dt>
      <dd className={isDeliveryOpen(cart) ? 'sum-words' : undefined}>{cost}</dd>
    </div>
  )
}
