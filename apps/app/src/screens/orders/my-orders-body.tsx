import { useState } from 'react'
import { useOwnAnswer } from '../../data/use-own-answer.ts'
import { useSay } from '../../language/text.ts'
import { Empty } from '../../ui/empty.tsx'
import { deviceOrders } from '../../ui/orders/device-orders.ts'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { useAsking } from '../../ui/proof/use-asking.ts'
import { refusal } from '../../ui/refusal.ts'
import { Shown } from '../../ui/shown.tsx'
import { SignedOut } from '../../ui/signed-out.tsx'
import { myOrdersCall, readMoreOrders, type MyOrder, type MyOrders } from './order-calls.ts'
import { OrderCard } from './order-card.tsx'
import { OrderOfDevice } from './order-of-device.tsx'
import { OrdersSkeleton } from './orders-skeleton.tsx'

/** What was ordered: all of the account's, and what this device ordered without one. */
export function MyOrdersBody() {
  const { query, isSignedOut } = useOwnAnswer(myOrdersCall)
  const [onDevice] = useState(() => deviceOrders())
  if (isSignedOut)
    return onDevice.length === 0 ? <Unknown /> : <Orders onDevice={onDevice.map(({ token }) => token)} />
  return (
    <Shown query={query} loading={<OrdersSkeleton />} isEmpty={isNothing} empty={<NoOrders />}>
      {(first) => <Own first={first} />}
    </Shown>
  )
}

const isNothing = ({ orders }: MyOrders): boolean => orders.length === 0

function Own({ first }: { first: MyOrders }) {
  const say = useSay()
  const [more, setMore] = useState<readonly MyOrder[]>([])
  const [hasMore, setHasMore] = useState(first.has_more === 1)
  const asking = useAsking((error) => refusal(error, say('orders.failed')))
  const orders = [...first.orders, ...more]
  const handleMore = () =>
    void asking.ask(async () => {
      const next = await readMoreOrders(orders.length)
      setMore([...more, ...next.orders])
      setHasMore(next.has_more === 1)
    })
  return (
    <Orders orders={orders}>
      <ProblemNote problem={asking.problem} />
      {hasMore && (
        <button type="button" className="button line" aria-disabled={asking.isBusy} onClick={handleMore}>
          {say('orders.more')}
        </button>
      )}
    </Orders>
  )
}

interface OrdersProps {
  orders?: readonly MyOrder[]
  onDevice?: readonly string[]
  children?: React.ReactNode
}

function Orders({ orders = [], onDevice = [], children }: OrdersProps) {
  const say = useSay()
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{say('orders.mine')}</h1>
        <p className="dim">{say('orders.lead')}</p>
      </div>
      <div className="stack orders-list">
        <ul className="orders-cards">
          {orders.map((order) => (
            <OrderCard key={order.order} order={order} opener={order.order} />
          ))}
          {onDevice.map((token) => (
            <OrderOfDevice key={token} token={token} />
          ))}
        </ul>
        {children}
        {orders.length === 0 && (
          <a className="button line" href="/sign-in?next=%2Fmy-orders&again=1">
            {say('orders.sign_in')}
          </a>
        )}
        <FindOrderLink />
      </div>
    </div>
  )
}

/** Nobody is signed in, and this device ordered nothing: whether there are orders is not known. */
function Unknown() {
  const say = useSay()
  return (
    <SignedOut title={say('orders.signed_out_title')} text={say('orders.signed_out_text')} next="/my-orders">
      <FindOrderLink />
      <a className="more" href="/tabs/category">
        {say('orders.browse_categories')}
      </a>
    </SignedOut>
  )
}

function FindOrderLink() {
  const say = useSay()
  return (
    <a className="more" href="/find-order">
      {say('orders.find_link')}
    </a>
  )
}

function NoOrders() {
  const say = useSay()
  return (
    <Empty
      title={say('orders.none_title')}
      text={say('orders.none_text')}
      way={{ label: say('orders.browse_categories'), href: '/tabs/category' }}
    >
      <FindOrderLink />
    </Empty>
  )
}
