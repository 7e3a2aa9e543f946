import { useSay } from '../../language/text.ts'
import { deliveryCost, isDeliveryOpen, type Brought } from './delivery-cost.ts'

interface Props {
  cart: Brought
  label: string
  money: (amount: number) => string
}

/** What delivery adds, among the rows of a ticket. */
export function DeliveryRow({ cart, label, money }: Props) {
  const cost = deliveryCost(cart, money, useSay())
  if (cost === null) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd className={isDeliveryOpen(cart) ? 'sum-words' : undefined}>{cost}</dd>
    </div>
  )
}
