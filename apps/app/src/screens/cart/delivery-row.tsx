import { useSay } from '../../language/text.ts'
import { broughtCount, deliveryCost, isDeliveryOpen, type Brought } from './delivery-cost.ts'

interface Props {
  cart: Brought
  money: (amount: number) => string
}

/** What delivery adds, among the rows of a ticket. */
export function DeliveryRow({ cart, money }: Props) {
  const say = useSay()
  const cost = deliveryCost(cart, money, say)
  if (cost === null) return null
  const count = broughtCount(cart)
  return (
    <div>
      <dt>
        {say('cart.delivery')}
        {count > 0 && `, ${say('cart.parcels', { count })}`}
      </dt>
      <dd className={isDeliveryOpen(cart) ? 'sum-words' : undefined}>{cost}</dd>
    </div>
  )
}
