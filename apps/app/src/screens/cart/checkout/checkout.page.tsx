import { Page } from '../../../shell/page.tsx'
import type { PageProps } from '../../../shell/screen.ts'
import { CartMessages, PlaceMessages } from '../../../ui/added-catalogues.tsx'
import { checkoutScreen } from './checkout.screen.tsx'
import { addedMessages } from '../../../language/added-messages.tsx'
import { lazy, Suspense, useEffect, useState, useRef } from 'react'
import { useTranslate } from '../../../language/text.ts'
import { OrderedCart } from '../../../ui/cart/ordered-cart.tsx'
import { Empty, Shown } from '../../../ui/state/answer-states.tsx'
import { rememberOrder, orderPath as pathOfOrder } from '../../../ui/orders/order-access.ts'
import { readPaymentSession, takeUpPayment } from '../../../ui/pay/payment-session.ts'
import type { PaySubject } from '../../../ui/pay/pay-calls.ts'
import { useShellActions } from '../../../ui/shell-actions.ts'
import { type Placed, placeOrder, useCheckout, clearPendingOrder, readPendingOrder } from './use-checkout.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'

export function CheckoutPage({ params }: PageProps) {
  return (
    <PlaceMessages>
      <CartMessages>
        <CheckoutMessages>
          <Page screen={checkoutScreen} params={params}>
            <CheckoutBody />
          </Page>
        </CheckoutMessages>
      </CartMessages>
    </PlaceMessages>
  )
}

const CheckoutMessages = addedMessages('checkout')

const PaySheet = lazy(async () => ({ default: (await import('../../../ui/pay/pay-sheet.tsx')).PaySheet }))

const ofOrder = (subject: PaySubject | undefined): PaySubject | null =>
  subject?.reference_type === 'Order' ? subject : null

/** Returns the payment of the gateway that the payer returns from; empty for none. */
const returnedFrom = (): string => new URLSearchParams(globalThis.location?.search).get('payment') ?? ''

function comingBack(): PaySubject | null {
  const payment = returnedFrom()
  return payment === '' ? null : ofOrder(takeUpPayment(payment, Date.now())?.subject)
}

const unfinished = (): PaySubject | null => ofOrder(readPaymentSession(Date.now())?.subject)

const orderPath = ({ receipt_token, reference_name }: PaySubject): string =>
  `/my-orders/${encodeURIComponent(receipt_token ?? reference_name)}`

const subjectOf = ({ order, token }: Placed): PaySubject => ({
  reference_type: 'Order',
  reference_name: order,
  receipt_token: token,
})

function CheckoutBody() {
  const shell = useShellActions()
  const [paying, setPaying] = useState(comingBack)
  const handlePlaced = (placed: Placed) => {
    rememberOrder(placed)
    if (placed.next === 'pay') return setPaying(subjectOf(placed))
    shell.open(`${orderPath(subjectOf(placed))}?placed=1`)
  }
  const checkout = useCheckout(handlePlaced)
  useUnanswered(handlePlaced)
  const handleClosed = (subject: PaySubject, isDone: boolean) => {
    setPaying(null)
    shell.open(isDone ? `${orderPath(subject)}?placed=1` : orderPath(subject))
  }
  return (
    <>
      {paying === null ? (
        <Shown
          query={checkout.query}
          loading={<CheckoutSkeleton />}
          isEmpty={({ lines }) => lines.length === 0}
          empty={<NothingToOrder order={checkout.query.data?.ordered_as} onPay={setPaying} />}
        >
          {(cart) => <CheckoutForm cart={cart} checkout={checkout} />}
        </Shown>
      ) : (
        <CheckoutSkeleton />
      )}
      {paying && (
        <Suspense>
          <PaySheet subject={paying} isDirect onClosed={(isDone) => handleClosed(paying, isDone)} />
        </Suspense>
      )}
    </>
  )
}

interface NothingProps {
  order: string | null | undefined
  onPay: (subject: PaySubject) => void
}

function NothingToOrder({ order, onPay }: NothingProps) {
  const t = useTranslate()
  const [left] = useState(unfinished)
  useEffect(() => {
    if (left) onPay(left)
  }, [left, onPay])
  if (returnedFrom() !== '') return <PaidElsewhere order={order} />
  if (order) return <OrderedCart order={order} />
  return (
    <Empty
      title={t('checkout.empty_title')}
      text={t('checkout.empty_text')}
      mainLink={{ label: t('checkout.see_shop'), href: '/tabs/category' }}
    />
  )
}

function PaidElsewhere({ order }: Pick<NothingProps, 'order'>) {
  const t = useTranslate()
  const mainLink = order
    ? { label: t('cart.see_order'), href: pathOfOrder(order) }
    : { label: t('checkout.see_orders'), href: '/my-orders' }
  return <Empty title={t('checkout.checking_title')} text={t('checkout.checking_text')} mainLink={mainLink} />
}

/**
 * Asks once for the result of an order that was sent before a reload: the same order under the same key is placed once.
 * An order that is refused now was never placed.
 */
function useUnanswered(onPlaced: (placed: Placed) => void): void {
  const latestOnPlaced = useRef(onPlaced)
  useEffect(() => {
    latestOnPlaced.current = onPlaced
  })
  useEffect(() => {
    const placing = readPendingOrder()
    if (placing === null) return
    placeOrder(placing).then(
      (placed) => {
        clearPendingOrder()
        latestOnPlaced.current(placed)
      },
      () => undefined,
    )
  }, [])
}
