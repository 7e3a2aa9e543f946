import { useState } from 'react'
import { useOwnCall } from '../../../data/query/use-own-call.ts'
import { useTranslate } from '../../../language/text.ts'
import { Empty, Shown, Failed } from '../../../ui/state/answer-states.tsx'
import { deviceOrders, orderPath, orderCall } from '../../../ui/orders/order-access.ts'
import { useAction, useCall } from '#client/react'
import { ProblemNote, refusal } from '../../../ui/problem-note.tsx'
import { SignedOut } from '../../../ui/state/signed-out.tsx'
import { myOrdersCall, readMoreOrders, type MyOrder, type MyOrders, type Order } from '../order-calls.ts'
import { chevronForwardOutline } from 'ionicons/icons'
import { useVisit } from '../../../data/visit.ts'
import { shortDay } from '../../../ui/text/date-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { moneyText } from '../../../ui/text/money-text.ts'
import { Picture } from '../../../ui/picture/picture.tsx'
import { orderBadge } from '../order-labels.ts'
import { OrdersSkeleton } from '../orders-skeleton.tsx'
import styles from '../orders.module.css'

const mostPictures = 4

function cardOf({ order, state, placed_at, total, credited, currency, fulfilments }: Order): MyOrder {
  const lines = fulfilments.flatMap((fulfilment) => fulfilment.lines)
  const days = fulfilments.flatMap(({ promised_by }) => promised_by ?? [])
  return {
    ...{ order, state, placed_at, total, credited, currency, line_count: lines.length },
    promised_by: days.toSorted().at(-1) ?? null,
    lines: lines.slice(0, mostPictures).map(({ title, image, quantity }) => ({ title, image, quantity })),
  }
}

function OrderOfDevice({ token }: { token: string }) {
  const query = useCall(orderCall(token, null))
  if (query.data) return <OrderCard order={cardOf(query.data)} opener={token} />
  if (query.error && !query.error.isMissing && query.error.status !== 403)
    return (
      <li>
        <Failed error={query.error} retry={() => void query.refetch()} />
      </li>
    )
  return query.error ? null : (
    <li className="skeleton">
      <div className="block tall" />
    </li>
  )
}

export function MyOrdersBody() {
  const { query, isSignedOut } = useOwnCall(myOrdersCall)
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
  const t = useTranslate()
  const [more, setMore] = useState<readonly MyOrder[]>([])
  const [hasMore, setHasMore] = useState(first.has_more === 1)
  const asking = useAction((error) => refusal(error, t('orders.failed')))
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
          {t('orders.more')}
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
  const t = useTranslate()
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('orders.mine')}</h1>
        <p className="dim">{t('orders.lead')}</p>
      </div>
      <div className="stack">
        <ul className={styles.ordersCards}>
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
            {t('orders.sign_in')}
          </a>
        )}
        <FindOrderLink />
      </div>
    </div>
  )
}

function Unknown() {
  const t = useTranslate()
  return (
    <SignedOut title={t('orders.signed_out_title')} text={t('orders.signed_out_text')} next="/my-orders">
      <FindOrderLink />
      <a className="more" href="/tabs/category">
        {t('orders.browse_categories')}
      </a>
    </SignedOut>
  )
}

function FindOrderLink() {
  const t = useTranslate()
  return (
    <a className="more" href="/find-order">
      {t('orders.find_link')}
    </a>
  )
}

function NoOrders() {
  const t = useTranslate()
  return (
    <Empty
      title={t('orders.none_title')}
      text={t('orders.none_text')}
      mainLink={{ label: t('orders.browse_categories'), href: '/tabs/category' }}
    >
      <FindOrderLink />
    </Empty>
  )
}

function OrderCard({ order, opener }: { order: MyOrder; opener: string }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { state, lines, line_count, placed_at, promised_by, total, credited, currency } = order
  const badge = orderBadge(state)
  const isComing =
    promised_by !== null && !['cancelled', 'delivered', 'closed', 'awaiting payment'].includes(state)
  return (
    <li className={`card padded ${styles.orderCard}`}>
      <div className={styles.orderPictures} aria-hidden="true">
        {lines.map(({ image, title }, index) => (
          <Picture key={`${title}${index}`} source={image} alt="" ground={index} sizes="64px" />
        ))}
      </div>
      <div className={styles.orderCardText}>
        <h2>
          <a className={styles.orderLink} href={orderPath(opener)}>
            {namesOf(order, t('orders.and_more', { count: line_count - 1 }))}
          </a>
        </h2>
        <p className="meta">{t('orders.placed_on', { day: shortDay(placed_at, language) })}</p>
        <p className={`row ${styles.orderFacts}`}>
          <span className={badge.look}>{t(badge.label)}</span>
          <span className="numbers mid">{moneyText(Math.max(0, total - credited), currency, language)}</span>
        </p>
        {isComing && (
          <p className="small">{t('orders.comes_by', { day: shortDay(promised_by, language) })}</p>
        )}
      </div>
      <Icon of={chevronForwardOutline} isSmall isMirrored />
    </li>
  )
}

function namesOf({ lines, line_count, order }: MyOrder, others: string): string {
  const [first] = lines
  if (!first) return order
  return line_count > 1 ? `${first.title}, ${others}` : first.title
}
