import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { orderScreen } from './order.screen.tsx'
import { OrdersMessages } from './orders-messages.tsx'
import { lazy, Suspense, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useAccount } from '../../data/account.ts'
import { useCall } from '#client/react'
import { usePolling } from '../../data/query/use-polling.ts'
import { useTranslate } from '../../language/text.ts'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import { deviceOrders, orderCall, isOrderName } from '../../ui/orders/order-access.ts'
import { readPaymentSession } from '../../ui/pay/payment-session.ts'
import type { PaySubject } from '../../ui/pay/pay-calls.ts'
import type { Order } from './order-calls.ts'
import { OrderView } from './order-view.tsx'
import { OrderSkeleton } from './orders-skeleton.tsx'

export function OrderPage({ params }: PageProps) {
  const opener = params['name'] ?? ''
  return (
    <OrdersMessages>
      <Page screen={orderScreen} params={params}>
        <OrderBody key={opener} opener={opener} />
      </Page>
    </OrdersMessages>
  )
}

const PaySheet = lazy(async () => ({ default: (await import('../../ui/pay/pay-sheet.tsx')).PaySheet }))

/** Milliseconds between two requests while a payment is open: its result is known within seconds. */
const whilePaying = 3_000

const whileComing = 60_000

const ORDER = 'Order'

/**
 * Returns the token that this device has for an order's name: a gateway's return address holds the name, because the
 * token is a secret.
 */
function knownOpener(opener: string, account: string | null): string {
  if (!isOrderName(opener) || account !== null) return opener
  const paying = readPaymentSession(Date.now())?.subject
  const ofPayment = paying?.reference_name === opener ? paying.receipt_token : null
  return ofPayment ?? deviceOrders().find(({ order }) => order === opener)?.token ?? opener
}

const subjectOf = (order: string, opener: string): PaySubject => ({
  reference_type: ORDER,
  reference_name: order,
  receipt_token: isOrderName(opener) ? null : opener,
})

function isPayingAtFirst(opener: string): boolean {
  const subject = readPaymentSession(Date.now())?.subject
  if (subject?.reference_type !== ORDER) return false
  return subject.receipt_token === opener || subject.reference_name === opener
}

function pauseOf(order: Order | undefined, isAwaitingPayment: boolean): number | null {
  if (order === undefined || ['cancelled', 'closed', 'delivered'].includes(order.state)) return null
  return isAwaitingPayment && order.due > 0 ? whilePaying : whileComing
}

function OrderBody({ opener: asked }: { opener: string }) {
  const account = useAccount()
  const client = useQueryClient()
  const opener = knownOpener(asked, account)
  const call = orderCall(opener, account)
  // A name opens nothing for a guest, so no request is made.
  const isAsked = account !== null || !isOrderName(opener)
  const query = useCall(isAsked ? call : undefined)
  const [isPaying, setIsPaying] = useState(() => isPayingAtFirst(opener))
  const [wasPaid, setWasPaid] = useState(false)
  const isNotFound = !isAsked || (query.data === undefined && [403, 404].includes(query.error?.status ?? 0))
  usePolling(() => void query.refetch(), pauseOf(query.data, wasPaid))
  const show = (order: Order) => client.setQueryData([call.key], order)
  const handlePayClosed = (isDone: boolean) => {
    setIsPaying(false)
    if (isDone) setWasPaid(true)
    void query.refetch()
  }
  if (isNotFound) return <OrderNotFound />
  return (
    <Shown query={query} loading={<OrderSkeleton />}>
      {(order) => (
        <>
          <OrderView
            {...{ order, opener, show }}
            lookAgain={() => void query.refetch()}
            onPay={() => setIsPaying(true)}
          />
          {isPaying && (
            <Suspense>
              <PaySheet isDirect subject={subjectOf(order.order, opener)} onClosed={handlePayClosed} />
            </Suspense>
          )}
        </>
      )}
    </Shown>
  )
}

function OrderNotFound() {
  const t = useTranslate()
  return (
    <Empty
      title={t('orders.not_found_title')}
      text={t('orders.not_found_text')}
      mainLink={{ label: t('orders.mine'), href: '/my-orders' }}
    />
  )
}
