import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { shortDay } from '../../../ui/text/date-text.ts'
import { moneyText } from '../../../ui/text/money-text.ts'
import { useAction } from '#client/react'
import { ProblemNote, refusal } from '../../../ui/problem-note.tsx'
import { withdrawReturn, type Order, type OrderReturn, openExchange } from '../order-calls.ts'
import { reasonLabels, returnBadge } from '../order-labels.ts'
import { deviceOrders, rememberOrder, isOrderName, orderPath } from '../../../ui/orders/order-access.ts'
import { useShellActions } from '../../../ui/shell-actions.ts'
import styles from '../orders.module.css'

interface Props {
  order: Order
  opener: string
  show: (order: Order) => void
}

export function ReturnsPart({ order, opener, show }: Props) {
  const t = useTranslate()
  if (order.returns.length === 0) return null
  return (
    <section className="stack" aria-labelledby="order-returns">
      <h2 id="order-returns">{t('orders.returns')}</h2>
      {order.returns.map((one) => (
        <ReturnCard key={one.name} {...{ order, opener, show }} returned={one} />
      ))}
    </section>
  )
}

interface CardProps extends Props {
  returned: OrderReturn
}

function ReturnCard({ order, opener, show, returned }: CardProps) {
  const t = useTranslate()
  const { language } = useVisit()
  const asking = useAction((error) => refusal(error, t('orders.failed')))
  const { name, state, reason, items, pickup_on, answer, refund_amount, can_withdraw } = returned
  const badge = returnBadge(state, order.refund_due)
  const handleWithdraw = () => void asking.ask(async () => show(await withdrawReturn(opener, name)))
  return (
    <div className="card padded stack">
      <p className={`row ${styles.orderFacts}`}>
        <span className={badge.look}>{t(badge.label)}</span>
        {refund_amount > 0 && (
          <span className="numbers mid">{moneyText(refund_amount, order.currency, language)}</span>
        )}
      </p>
      <p>{items.map(({ quantity, title }) => `${quantity} × ${title}`).join(', ')}</p>
      <p className="small dim">{t(reasonLabels[reason])}</p>
      {pickup_on && state === 'approved' && (
        <p className="small mid">{t('orders.return_pickup', { day: shortDay(pickup_on, language) })}</p>
      )}
      <InItsPlace {...{ order, opener, returned }} />
      {answer && <p className="note">{answer}</p>}
      {can_withdraw === 1 && (
        <>
          <ProblemNote problem={asking.problem} />
          <button
            type="button"
            className="button line"
            aria-disabled={asking.isBusy}
            onClick={handleWithdraw}
          >
            {t('orders.return_cancel')}
          </button>
        </>
      )}
    </div>
  )
}

function InItsPlace({ order, opener, returned }: Pick<CardProps, 'order' | 'opener' | 'returned'>) {
  const t = useTranslate()
  const { language } = useVisit()
  const { name, new_order: number, carried_amount, new_order_due } = returned
  if (number === null) return null
  const money = (amount: number) => moneyText(amount, order.currency, language)
  return (
    <>
      <ExchangeLink {...{ opener, number }} returned={name} />
      {carried_amount > 0 && (
        <p className="small">{t('orders.exchange_carried', { amount: money(carried_amount), number })}</p>
      )}
      {new_order_due > 0 && (
        <p className="note">{t('orders.exchange_due', { amount: money(new_order_due), number })}</p>
      )}
    </>
  )
}

interface ExchangeLinkProps {
  opener: string
  returned: string
  number: string
}

function ExchangeLink({ opener, returned, number }: ExchangeLinkProps) {
  const t = useTranslate()
  const shell = useShellActions()
  const asking = useAction((error) => refusal(error, t('orders.failed')))
  const text = t('orders.exchange_comes', { number })
  const known = isOrderName(opener) ? number : deviceOrders().find(({ order }) => order === number)?.token
  const handleFollow = () =>
    void asking.ask(async () => {
      const { order, opener: token } = await openExchange(opener, returned)
      if (!isOrderName(token)) rememberOrder({ order, token })
      shell.open(orderPath(token))
    })
  if (known !== undefined)
    return (
      <p className="small mid">
        <a className={styles.orderFollow} href={orderPath(known)}>
          {text}
        </a>
      </p>
    )
  return (
    <div className="small mid">
      <button
        type="button"
        className={styles.orderFollow}
        aria-disabled={asking.isBusy}
        onClick={handleFollow}
      >
        {text}
      </button>
      <ProblemNote problem={asking.problem} />
    </div>
  )
}
