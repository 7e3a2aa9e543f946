import { useState } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { shortDay, clockText } from '../../ui/text/date-text.ts'
import { BackOrderBadge } from '../../ui/back-order-badge.tsx'
import { moneyText } from '../../ui/text/money-text.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import type { Order, OrderLine, OrderFulfilment, OrderShipment } from './order-calls.ts'
import { orderPath } from '../../ui/orders/order-access.ts'
import { undeliveredLabels, eventLabels } from './order-labels.ts'
import { StepThread } from '../../ui/form/steps/step-thread.tsx'
import { fulfilmentSteps, slotText } from './fulfilment-steps.ts'
import { ReturnForm } from './return/return-form.tsx'
import styles from './orders.module.css'

type EndedState = Extract<OrderFulfilment['state'], 'cancelled' | 'returned' | 'lost'>

const isEnded = (state: OrderFulfilment['state']): state is EndedState =>
  state === 'cancelled' || state === 'returned' || state === 'lost'

const labels = {
  cancelled: 'orders.state_cancelled',
  returned: 'orders.state_returned',
  lost: 'orders.state_lost',
} as const

function EndedFulfilment({ fulfilment, state }: { fulfilment: OrderFulfilment; state: EndedState }) {
  const t = useTranslate()
  const { seller, undelivered_reason: reason } = fulfilment
  return (
    <>
      <p>
        <span className="badge">{t(labels[state])}</span>
      </p>
      {state === 'returned' && <p className="mid">{t('orders.undelivered_text', { seller })}</p>}
      {state === 'lost' && <p className="mid">{t('orders.lost_text')}</p>}
      {state === 'returned' && reason && (
        <p className="mid">{t('orders.undelivered_why', { reason: t(undeliveredLabels[reason]) })}</p>
      )}
    </>
  )
}

interface Props {
  order: Order
  opener: string
  fulfilment: OrderFulfilment
  show: (order: Order) => void
  onCancel?: (() => void) | undefined
}

export function OrderFulfilmentPart({ order, opener, fulfilment, show, onCancel }: Props) {
  const t = useTranslate()
  const [isReturning, setIsReturning] = useState(false)
  const { number, seller, state, lines, pickup, collection } = fulfilment
  const title = `order-fulfilment-${number}`
  const count = order.fulfilments.length
  const canReturn = lines.some(({ returnable }) => returnable > 0)
  const handleDone = (changed: Order | null) => {
    setIsReturning(false)
    if (changed) show(changed)
  }
  return (
    <section className={`card padded stack ${styles.orderFulfilment}`} aria-labelledby={title}>
      <div>
        {count > 1 && <p className="tiny dim">{t('orders.package_of', { number, count })}</p>}
        <h2 id={title}>{t('orders.from', { seller })}</h2>
      </div>
      {isEnded(state) ? (
        <EndedFulfilment fulfilment={fulfilment} state={state} />
      ) : (
        <FulfilmentThread fulfilment={fulfilment} placedAt={order.placed_at} />
      )}
      <FulfilmentCash order={order} fulfilment={fulfilment} />
      <Promise fulfilment={fulfilment} />
      {collection && <p className="small mid">{t('orders.collect_at', { place: collection })}</p>}
      {pickup?.branch_name && (
        <p className="small">
          {t('orders.fetch_at', { place: [pickup.branch_name, pickup.address].filter(Boolean).join(', ') })}
        </p>
      )}
      {fulfilment.shipments.map((shipment) => (
        <FulfilmentTracking key={shipment.name} shipment={shipment} />
      ))}
      <ul className={styles.orderLines}>
        {lines.map((line, index) => (
          <LineRow
            key={line.name}
            line={line}
            ground={index}
            currency={order.currency}
            review={state === 'delivered' ? reviewPath(opener, line) : null}
          />
        ))}
      </ul>
      {isReturning ? (
        <ReturnForm {...{ order, opener, fulfilment }} onDone={handleDone} />
      ) : (
        <div className={styles.orderActions}>
          {canReturn && (
            <button type="button" className="button line" onClick={() => setIsReturning(true)}>
              {t('orders.send_back')}
            </button>
          )}
          {fulfilment.can_cancel === 1 && onCancel && (
            <button type="button" className="button line" onClick={onCancel}>
              {t('orders.cancel_package')}
            </button>
          )}
        </div>
      )}
    </section>
  )
}

function FulfilmentCash({ order, fulfilment }: Pick<Props, 'order' | 'fulfilment'>) {
  const t = useTranslate()
  const { language } = useVisit()
  if (order.fulfilments.length < 2 || fulfilment.to_collect <= 0) return null
  const amount = moneyText(fulfilment.to_collect, order.currency, language)
  const text = fulfilment.state === 'delivered' ? 'orders.package_paid' : 'orders.package_cash'
  return <p className="small mid">{t(text, { amount })}</p>
}

function Promise({ fulfilment }: { fulfilment: OrderFulfilment }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { state, promised_by, slot_label, lines } = fulfilment
  if (isEnded(state) || state === 'delivered' || lines.some(({ back_order }) => back_order !== null))
    return null
  if (slot_label) return <p className="small mid">{slotText(slot_label, language)}</p>
  if (promised_by === null) return null
  return <p className="small mid">{t('orders.comes_by', { day: shortDay(promised_by, language) })}</p>
}

const reviewPath = (opener: string, { route, left }: OrderLine): string | null =>
  route && left > 0 ? `${orderPath(opener)}/review/${encodeURIComponent(route)}` : null

interface LineProps {
  line: OrderLine
  ground: number
  currency: string
  review: string | null
}

function LineRow({ line, ground, currency, review }: LineProps) {
  const t = useTranslate()
  const { language } = useVisit()
  const { title, variant_label, image, route, variant, quantity, price, total } = line
  const { cancelled_quantity, returned_quantity, refunded_quantity } = line
  const money = (amount: number) => moneyText(amount, currency, language)
  const at = route && `/product/${encodeURIComponent(route)}?${new URLSearchParams({ variant })}`
  return (
    <li className={styles.orderLine}>
      <Picture source={image} alt="" ground={ground} sizes="64px" />
      <div className={styles.orderLineText}>
        <h3>{at ? <a href={at}>{title}</a> : title}</h3>
        {variant_label && <p className="meta">{variant_label}</p>}
        <p className="meta numbers">{`${quantity} × ${money(price)}`}</p>
        <BackOrderBadge backOrder={line.back_order} quantity={line.left} />
        {cancelled_quantity > 0 && (
          <span className="badge">{t('orders.cancelled_quantity', { count: cancelled_quantity })}</span>
        )}
        {returned_quantity > 0 && (
          <span className="badge">{t('orders.returned_quantity', { count: returned_quantity })}</span>
        )}
        {refunded_quantity > 0 && (
          <span className="badge">{t('orders.refunded_quantity', { count: refunded_quantity })}</span>
        )}
      </div>
      <p className="numbers mid">{money(total)}</p>
      {review !== null && (
        <p className={styles.orderLineAction}>
          <a className="button line" href={review}>
            {t('orders.write_review')}
          </a>
        </p>
      )}
    </li>
  )
}

function FulfilmentThread({ fulfilment, placedAt }: { fulfilment: OrderFulfilment; placedAt: string }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { steps, current } = fulfilmentSteps(fulfilment, placedAt)
  const count = steps.length
  const here = steps[current]
  const next = steps[current + 1]
  if (!here) return null
  return (
    <div className={styles.orderThread}>
      <StepThread count={count} current={next ? current : count} />
      <p className="mid">
        {t('orders.step_of', { step: current + 1, count, name: t(here.label) })}
        {here.at && <span className="dim">, {shortDay(here.at, language)}</span>}
      </p>
      {next && <p className="small dim">{t('orders.next', { name: t(next.label) })}</p>}
    </div>
  )
}

function FulfilmentTracking({ shipment }: { shipment: OrderShipment }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { carrier, tracking_number, tracking_url, events } = shipment
  return (
    <div className={`stack ${styles.orderTracking}`}>
      <p className="small">
        {tracking_number
          ? t('orders.tracking', { carrier, number: tracking_number })
          : t('orders.carrier', { carrier })}
        {tracking_url && (
          <>
            {' '}
            <a className={styles.orderFollow} href={tracking_url} target="_blank" rel="noreferrer">
              {t('orders.follow')}
            </a>
          </>
        )}
      </p>
      {events.length > 0 && (
        <details>
          <summary>{t('orders.tracking_updates', { carrier })}</summary>
          <ul className={`${styles.orderEvents} small`}>
            {events.map(({ status, at, place, note }) => (
              <li key={`${at}${status}`}>
                <span className="mid">{t(eventLabels[status])}</span>
                <span className="dim">
                  {[`${shortDay(at, language)}, ${clockText(at.slice(11), language)}`, place, note]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
