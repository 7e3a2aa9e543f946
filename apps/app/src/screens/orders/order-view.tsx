import { spacedPhone } from '#meta'
import { lazy, Suspense, useState } from 'react'
import type { MessageId } from '#design/messages'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { clockText, shortDay } from '../../ui/text/date-text.ts'
import { UnbrokenNumbers } from '../../ui/text/unbroken-numbers.tsx'
import { moneyText } from '../../ui/text/money-text.ts'
import { cancelLabel, cancellable, CancelOrderSheet, type CancelledFulfilment } from './cancel-sheet.tsx'
import { type Order, orderAgain, taxDocumentAddress } from './order-calls.ts'
import { dueOf } from './order-money.ts'
import { documentTextOutline } from 'ionicons/icons'
import { Icon } from '../../ui/icon.tsx'
import { OrderSums } from './order-sums.tsx'
import { headOf } from './order-labels.ts'
import { useAccount } from '../../data/account.ts'
import { storeFirstPhone } from '../../ui/proof/first-phone.ts'
import { OrderFulfilmentPart } from './fulfilment-part.tsx'
import { setCartCount } from '../../data/cart-count.ts'
import { useAction } from '#client/react'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import { useShellActions } from '../../ui/shell-actions.ts'
import { DownloadsPart } from './downloads-part.tsx'
import { RefundToPart } from './refund-to.tsx'
import { ReturnsPart } from './return/returns-part.tsx'
import styles from './orders.module.css'

const documentLabels: Readonly<Record<string, MessageId>> = {
  'bill of supply': 'orders.bill_of_supply',
  'credit note': 'orders.credit_note',
}

function OrderDocuments({ order, opener }: { order: Order; opener: string }) {
  const t = useTranslate()
  const { language } = useVisit()
  if (order.tax_documents.length === 0) return null
  return (
    <section className={`card ${styles.orderDocuments}`} aria-labelledby="order-documents">
      <h2 id="order-documents" className="padded">
        {t('orders.invoices')}
      </h2>
      <ul className="list">
        {order.tax_documents.map(({ name, number, kind, seller }) => (
          <li key={name}>
            <Icon of={documentTextOutline} isSmall />
            <span className="text">
              <a
                className={styles.documentLink}
                href={taxDocumentAddress(opener, name, language)}
                target="_blank"
                rel="noreferrer"
              >
                <UnbrokenNumbers text={t(documentLabels[kind] ?? 'orders.invoice', { number })} />
              </a>
              <span className="small dim">{seller}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const isJustPlaced = (): boolean => new URLSearchParams(globalThis.location?.search).has('placed')

function PlacedNote({ order }: { order: Order }) {
  const t = useTranslate()
  const isGuest = useAccount() === null
  const { order: number, email, phone, state } = order
  if (state === 'awaiting payment') return null
  return (
    <section className="card padded stack" aria-labelledby="order-placed">
      <h2 id="order-placed">{t('orders.thanks')}</h2>
      <p>{t('orders.thanks_text', { number, contact: email ?? spacedPhone(phone) })}</p>
      <div className={styles.orderActions}>
        <a className="button" href="/tabs/category">
          {t('orders.continue_shopping')}
        </a>
        {isGuest && (
          <a
            className="button line"
            href="/sign-in?next=%2Fmy-orders&again=1"
            onClick={() => storeFirstPhone(phone)}
          >
            {t('orders.create_account')}
          </a>
        )}
      </div>
      {isGuest && (
        <p className="small dim">{t('orders.create_account_text', { phone: spacedPhone(phone) })}</p>
      )}
    </section>
  )
}

/** Loaded when it is opened, with its postal code search. */
const AddressSheet = lazy(async () => ({ default: (await import('./address-sheet.tsx')).AddressSheet }))

const ItemsSheet = lazy(async () => ({ default: (await import('./items-sheet.tsx')).ItemsSheet }))

type OpenSheet = 'address' | 'items' | null

interface OrderViewProps {
  order: Order
  opener: string
  show: (order: Order) => void
  lookAgain: () => void
  onPay: () => void
}

export function OrderView({ order, opener, show, lookAgain, onPay }: OrderViewProps) {
  const t = useTranslate()
  const [cancelling, setCancelling] = useState<CancelledFulfilment | null>(null)
  const [isPlaced] = useState(isJustPlaced)
  const [sheet, setSheet] = useState<OpenSheet>(null)
  const handleClosed = (changed: Order | null) => {
    setCancelling(null)
    setSheet(null)
    if (changed) show(changed)
    else lookAgain()
  }
  const { fulfilments } = order
  return (
    <div className="wrap">
      <div className="page-head" role="status">
        <p className="small mid">{t('orders.title', { number: order.order })}</p>
        <h1>{t(headOf(order))}</h1>
        <Lead order={order} />
      </div>
      <div className="split">
        <div className={`stack ${styles.orderMain}`}>
          {order.acting_for !== null && (
            <p className="note">{t('orders.acting_for', { name: order.acting_for })}</p>
          )}
          {isPlaced && <PlacedNote order={order} />}
          <ToPay order={order} onPay={onPay} />
          {fulfilments.some(({ kind, state }) => kind === 'digital' && state === 'delivered') && (
            <DownloadsPart opener={opener} />
          )}
          {fulfilments.map((fulfilment) => (
            <OrderFulfilmentPart
              key={fulfilment.name}
              {...{ order, opener, fulfilment, show }}
              onCancel={fulfilments.length > 1 ? () => setCancelling({ fulfilment }) : undefined}
            />
          ))}
          <RefundToPart {...{ order, opener, show }} />
          <ReturnsPart {...{ order, opener, show }} />
          <div className={styles.orderActions}>
            <ReorderPart opener={opener} />
            {order.can_cancel === 1 && (
              <ChangeButtons
                {...{ order }}
                onChange={() => setSheet('items')}
                onCancel={() => setCancelling({ fulfilment: null })}
              />
            )}
          </div>
        </div>
        <aside className="stack" aria-label={t('orders.sums')}>
          <OrderSums order={order} onMove={order.can_edit === 1 ? () => setSheet('address') : undefined} />
          <OrderDocuments {...{ order, opener }} />
        </aside>
      </div>
      {sheet !== null && (
        <Suspense>
          {sheet === 'address' ? (
            <AddressSheet {...{ order, opener }} onClosed={handleClosed} />
          ) : (
            <ItemsSheet {...{ order, opener }} onClosed={handleClosed} />
          )}
        </Suspense>
      )}
      {cancelling && <CancelOrderSheet {...{ order, opener, cancelling }} onClosed={handleClosed} />}
    </div>
  )
}

interface ChangeButtonsProps {
  order: Order
  onChange: () => void
  onCancel: () => void
}

function ChangeButtons({ order, onChange, onCancel }: ChangeButtonsProps) {
  const t = useTranslate()
  return (
    <>
      <button type="button" className="button line" onClick={onChange}>
        {t('orders.change_items')}
      </button>
      <button type="button" className="button line" onClick={onCancel}>
        {t(cancelLabel(cancellable(order, null)))}
      </button>
    </>
  )
}

function Lead({ order }: { order: Order }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { state, placed_at, expires_at } = order
  if (state === 'awaiting payment')
    return (
      <p className="dim">
        {expires_at === null
          ? t('orders.awaiting_plain')
          : t('orders.awaiting_text', { time: clockText(expires_at.slice(11), language) })}
      </p>
    )
  return <p className="dim">{t('orders.placed_on', { day: shortDay(placed_at, language) })}</p>
}

const cashText = (state: Order['state']): MessageId =>
  state === 'delivered' || state === 'closed' ? 'orders.due_text' : 'orders.cod_text'

function ToPay({ order, onPay }: { order: Order; onPay: () => void }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { due, refund_due, currency, payment_choice, state, acting_for } = order
  const { collected, open } = dueOf(order)
  const money = (amount: number) => moneyText(amount, currency, language)
  if (refund_due > 0) return <p className="note">{t('orders.owed_back', { amount: money(refund_due) })}</p>
  if (due <= 0) return null
  if (payment_choice === 'cash on delivery')
    return (
      <>
        {collected > 0 && <p className="note">{t('orders.cod_paid_text', { amount: money(collected) })}</p>}
        {open > 0 && <p className="note">{t(cashText(state), { amount: money(open) })}</p>}
      </>
    )
  // A caller who acts for another person does not pay for them.
  if (acting_for !== null) return <p className="note">{t('orders.due_text', { amount: money(due) })}</p>
  return (
    <section className="card padded stack">
      {state !== 'awaiting payment' && <p>{t('orders.due_text', { amount: money(due) })}</p>}
      <button type="button" className="button big" onClick={onPay}>
        {t('orders.pay', { amount: money(due) })}
      </button>
    </section>
  )
}

function ReorderPart({ opener }: { opener: string }) {
  const t = useTranslate()
  const shell = useShellActions()
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const asking = useAction((error) => refusal(error, t('orders.failed')))
  const handleClick = () =>
    void asking.ask(async () => {
      const { left_out, cart } = await orderAgain(opener)
      setCartCount(cart.item_count)
      if (left_out.length > 0) setLeftOut(left_out)
      else shell.open('/yourcart')
    })
  if (leftOut.length > 0)
    return (
      <div className="note" role="status">
        <span className="text">
          {t('orders.reorder_left', { items: leftOut.join(', ') })}{' '}
          <a href="/yourcart">{t('orders.to_cart')}</a>
        </span>
      </div>
    )
  return (
    <>
      <button type="button" className="button line" aria-disabled={asking.isBusy} onClick={handleClick}>
        {t('orders.reorder')}
      </button>
      <ProblemNote problem={asking.problem} />
    </>
  )
}
