import { useAccount } from '../../data/account.ts'
import { useSay } from '../../language/text.ts'
import { Empty } from '../empty.tsx'
import { deviceOrders } from '../orders/device-orders.ts'
import { orderPath } from '../orders/order-opener.ts'

/**
 * A cart that was ordered, maybe in another window: says so, and leads to the order where it opens, which is for whoever is
 * signed in and on the device that ordered.
 */
export function OrderedCart({ order }: { order: string }) {
  const say = useSay()
  const account = useAccount()
  const opens = account !== null || deviceOrders().some((one) => one.order === order)
  const way = opens
    ? { label: say('cart.see_order'), href: orderPath(order) }
    : { label: say('cart.empty_way'), href: '/tabs/category' }
  return <Empty title={say('cart.ordered_title')} text={say('cart.ordered_text', { order })} way={way} />
}
