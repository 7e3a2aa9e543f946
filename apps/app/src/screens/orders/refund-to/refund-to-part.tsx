import { useState, type SubmitEvent } from 'react'
import { useTranslate, type Translate } from '../../../language/text.ts'
import { ProblemNote } from '../../../ui/state/problem-note.tsx'
import { useAsking } from '../../../ui/proof/use-asking.ts'
import { useShellActions } from '../../../ui/shell-actions.ts'
import { setRefundTo, type Order } from '../order-calls.ts'
import { RefundToFields } from './refund-to-fields.tsx'
import { useRefundTo } from './use-refund-to.ts'

interface Props {
  order: Order
  opener: string
  show: (order: Order) => void
}

/** Where what was paid in cash goes back to, while that can be said still; nothing otherwise. */
export function RefundToPart(props: Props) {
  const t = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const { way: method, can_set } = props.order.refund_to
  if (can_set === 0) return null
  return (
    <section className="card padded stack" aria-labelledby="order-refund-to">
      <h2 id="order-refund-to">{t('orders.refund_title')}</h2>
      {isOpen ? (
        <RefundToForm {...props} onClose={() => setIsOpen(false)} />
      ) : (
        <>
          <p>{refundWords(props.order.refund_to, t)}</p>
          <div className="order-ways">
            <button
              type="button"
              className={method === null ? 'button' : 'button line'}
              onClick={() => setIsOpen(true)}
            >
              {t(method === null ? 'orders.refund_add' : 'orders.refund_change')}
            </button>
          </div>
        </>
      )}
    </section>
  )
}

function refundWords({ way: method, payee }: Order['refund_to'], t: Translate): string {
  if (method === null) return t('orders.refund_missing')
  return payee === null ? t('orders.refund_collect') : t('orders.refund_goes', { payee })
}

function RefundToForm({ order, opener, show, onClose }: Props & { onClose: () => void }) {
  const t = useTranslate()
  const shell = useShellActions()
  const { way: method } = order.refund_to
  const refundTo = useRefundTo(order.refund_to, method ?? 'UPI')
  const asking = useAsking(refundTo.refused)
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void asking.ask(async () => {
      const changed = await setRefundTo(opener, refundTo.sent)
      shell.showToast(t('orders.refund_saved'))
      onClose()
      show(changed)
    })
  }
  return (
    <form className="stack" noValidate onSubmit={handleSubmit}>
      <RefundToFields {...{ refundTo }} back={null} canWait={false} />
      <ProblemNote problem={asking.problem} />
      <div className="order-ways">
        <button className="button" aria-disabled={asking.isBusy}>
          {t(asking.isBusy ? 'orders.sending' : 'orders.refund_save')}
        </button>
        <button type="button" className="button line" onClick={onClose}>
          {t('orders.refund_stay')}
        </button>
      </div>
    </form>
  )
}
