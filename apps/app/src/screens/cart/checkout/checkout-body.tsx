import { lazy, Suspense, useState } from 'react'
import { useSay } from '../../../language/text.ts'
import { Empty } from '../../../ui/empty.tsx'
import { rememberOrder } from '../../../ui/orders/device-orders.ts'
import { keptPayment } from '../../../ui/pay/kept-payment.ts'
import type { PaySubject } from '../../../ui/pay/pay-subject.ts'
import { useShellActions } from '../../../ui/shell-actions.ts'
import { Shown } from '../../../ui/shown.tsx'
import type { Placed } from './checkout-calls.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { useCheckout } from './use-checkout.ts'
import { useUnanswered } from './use-unanswered.ts'

const PaySheet = lazy(async () => ({ default: (await import('../../../ui/pay/pay-sheet.tsx')).PaySheet }))

/** The order that this window was paying when the page opened: its payer may just be coming back from a gateway. */
function unfinished(): PaySubject | null {
  const subject = keptPayment(Date.now())?.subject
  return subject?.reference_type === 'Order' ? subject : null
}

const orderPath = ({ receipt_token, reference_name }: PaySubject): string =>
  `/my-orders/${encodeURIComponent(receipt_token ?? reference_name)}`

const subjectOf = ({ order, token }: Placed): PaySubject => ({
  reference_type: 'Order',
  reference_name: order,
  receipt_token: token,
})

/** The checkout, and the payment of the order that comes of it. */
export function CheckoutBody() {
  const say = useSay()
  const shell = useShellActions()
  const [paying, setPaying] = useState(unfinished)
  const handlePlaced = (placed: Placed) => {
    rememberOrder(placed)
    if (placed.next === 'pay') return setPaying(subjectOf(placed))
    shell.tell(say('checkout.placed'))
    shell.open(orderPath(subjectOf(placed)))
  }
  const checkout = useCheckout(handlePlaced)
  useUnanswered(handlePlaced)
  const handleClosed = (subject: PaySubject) => {
    setPaying(null)
    shell.open(orderPath(subject))
  }
  return (
    <>
      {paying === null ? (
        <Shown
          query={checkout.query}
          loading={<CheckoutSkeleton />}
          isEmpty={({ lines }) => lines.length === 0}
          empty={<NothingToOrder />}
        >
          {(cart) => <CheckoutForm cart={cart} checkout={checkout} />}
        </Shown>
      ) : (
        <CheckoutSkeleton />
      )}
      {paying && (
        <Suspense>
          <PaySheet subject={paying} onClosed={() => handleClosed(paying)} />
        </Suspense>
      )}
    </>
  )
}

function NothingToOrder() {
  const say = useSay()
  return (
    <Empty
      title={say('checkout.empty_title')}
      text={say('checkout.empty_text')}
      way={{ label: say('checkout.see_shop'), href: '/tabs/category' }}
    />
  )
}
