import { spacedPhone } from '#meta'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { moneyText } from '../../ui/text/money-text.ts'
import type { Order } from './order-calls.ts'
import { dueOf, isRefundPending, moneyOf, toPaisa } from './order-money.ts'
import styles from './orders.module.css'

const textOf = (address: Order['address'], field: string): string => {
  const value = address[field]
  return typeof value === 'string' ? value : ''
}

interface Props {
  order: Order
  onMove?: (() => void) | undefined
}

export function OrderSums({ order, onMove }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const money = (amount: number) => moneyText(amount, order.currency, language)
  const { items_amount, discount_amount, shipping_amount, fee_amount, tax_amount, total } = order
  const { credited } = order
  const { collected, open } = dueOf(order)
  return (
    <div className={`ticket ${styles.orderSums}`}>
      <dl className="sum padded">
        <Row label={t('orders.items')} text={money(items_amount)} />
        {discount_amount > 0 && <Row label={t('orders.discount')} text={`−${money(discount_amount)}`} />}
        <Row label={t('orders.delivery')} text={money(shipping_amount)} />
        {fee_amount > 0 && <Row label={t('orders.fee')} text={money(fee_amount)} />}
        <Row label={t('orders.total')} text={money(total)} isTotal />
        {tax_amount > 0 && <Row label={t('orders.tax_in')} text={money(tax_amount)} />}
        {credited > 0 && <Row label={t('orders.credited')} text={`−${money(credited)}`} />}
        <Moved order={order} />
        {order.foreign_paid.map((came) => (
          <Foreign key={came.currency} came={came} />
        ))}
        {collected > 0 && <Row label={t('orders.paid_on_delivery')} text={money(collected)} />}
        {open > 0 && <Row label={t('orders.due')} text={money(open)} isTotal />}
      </dl>
      {isRefundPending(order) && <RefundText order={order} />}
      <div className="ticket-cut" />
      <div className={`padded stack ${styles.orderAddress}`}>
        <h2>{t('orders.goes_to')}</h2>
        <Address order={order} />
        {onMove && (
          <button type="button" className={styles.orderFollow} onClick={onMove}>
            {t('orders.change_address')}
          </button>
        )}
      </div>
    </div>
  )
}

function RefundText({ order: { wallet_paid, gift_card_paid, points_paid } }: { order: Order }) {
  const t = useTranslate()
  return (
    <p className="small dim padded">
      {t('orders.back_when')} {wallet_paid > 0 && t('orders.back_wallet')}{' '}
      {gift_card_paid > 0 && t('orders.back_gift_card')} {points_paid > 0 && t('orders.back_points')}
    </p>
  )
}

function Moved({ order }: { order: Order }) {
  const t = useTranslate()
  const { language } = useVisit()
  const money = (amount: number) => moneyText(amount, order.currency, language)
  const { came, carried, back, goes } = moneyOf(order)
  return (
    <>
      {came > 0 && <Row label={t('orders.paid')} text={money(came)} />}
      {order.wallet_paid > 0 && <Row label={t('orders.paid_from_wallet')} text={money(order.wallet_paid)} />}
      {order.gift_card_paid > 0 && (
        <Row label={t('orders.paid_by_gift_card')} text={money(order.gift_card_paid)} />
      )}
      {order.points_paid > 0 && <Row label={t('orders.paid_with_points')} text={money(order.points_paid)} />}
      {carried > 0 && <Row label={t('orders.carried')} text={money(carried)} />}
      {back > 0 && <Row label={t('orders.returned')} text={money(back)} />}
      {goes > 0 && <Row label={t('orders.comes_back')} text={money(goes)} isTotal />}
    </>
  )
}

/** Payment in an unrequested currency: it pays for nothing here and is not added to other amounts. */
function Foreign({ came: { currency, paid, returned } }: { came: Order['foreign_paid'][number] }) {
  const t = useTranslate()
  const { language } = useVisit()
  const money = (amount: number) => moneyText(amount, currency, language)
  const goes = toPaisa(paid - returned)
  return (
    <>
      <Row label={t('orders.paid')} text={money(paid)} />
      {returned > 0 && <Row label={t('orders.returned')} text={money(returned)} />}
      {goes > 0 && <Row label={t('orders.comes_back')} text={money(goes)} isTotal />}
    </>
  )
}

function Row({ label, text, isTotal = false }: { label: string; text: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? styles.orderTotal : undefined}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
}

function Address({ order }: { order: Order }) {
  const { address, contact_name, phone } = order
  const of = (field: string) => textOf(address, field)
  const lines = [
    of('contact_name') || contact_name,
    of('address_line1'),
    of('address_line2'),
    of('landmark'),
    [of('city'), of('zipcode')].filter(Boolean).join(' '),
    spacedPhone(of('phone') || phone),
  ].filter(Boolean)
  return (
    <address className="small">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
