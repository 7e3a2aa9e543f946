import { useState, type SubmitEvent } from 'react'
import type { MessageId } from '#design/messages'
import { useTranslate } from '../../language/text.ts'
import { useAction } from '#client/react'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { Sheet, SheetFoot } from '../../ui/sheet/sheet.tsx'
import {
  cancelOrder,
  previewCancel,
  type CancelPreview,
  type Order,
  type OrderLine,
  type OrderFulfilment,
} from './order-calls.ts'
import { MoneyPreview, usePreview } from './money-preview.tsx'
import { QuantityField } from './quantity-field.tsx'
import { RefundToFields, useRefundTo } from './refund-to.tsx'
import styles from './orders.module.css'

export interface CancelledFulfilment {
  fulfilment: OrderFulfilment | null
}

interface Props {
  order: Order
  opener: string
  cancelling: CancelledFulfilment
  /** Called with the changed order; null when nothing was cancelled. */
  onClosed: (order: Order | null) => void
}

export const cancellable = (
  { fulfilments }: Order,
  fulfilment: OrderFulfilment | null,
): readonly OrderLine[] =>
  fulfilments
    .filter(({ name, can_cancel }) => can_cancel === 1 && (fulfilment === null || name === fulfilment.name))
    .flatMap(({ lines }) => lines)
    .filter(({ left }) => left > 0)

/** Shows what is cancelled and refunded before it is confirmed: a cancellation is final. */
export function CancelOrderSheet({ order, opener, cancelling: { fulfilment }, onClosed }: Props) {
  const t = useTranslate()
  const lines = cancellable(order, fulfilment)
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({})
  const refundTo = useRefundTo(order.refund_to)
  const asking = useAction(refundTo.problemOf, refundTo.handleRefused)
  const quantityOf = ({ name, left }: OrderLine) => quantities[name] ?? left
  const items = lines.flatMap((line) =>
    quantityOf(line) > 0 ? [{ line: line.name, quantity: quantityOf(line) }] : [],
  )
  const question = items.length === 0 ? null : JSON.stringify(items)
  const preview = usePreview(question, () => previewCancel(opener, items))
  const byHand = preview.value?.by_hand ?? 0
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void asking.ask(async () => {
      if (items.length > 0) onClosed(await cancelOrder(opener, items, byHand > 0 ? refundTo.sent : {}))
    })
  }
  return (
    <Sheet
      title={
        fulfilment ? t('orders.cancel_package_title', { seller: fulfilment.seller }) : t(cancelLabel(lines))
      }
      onClose={() => onClosed(null)}
    >
      <form className="stack" noValidate onSubmit={handleSubmit}>
        <p className="dim">{t('orders.cancel_text')}</p>
        {isPaidOnline(order, preview.value) && <RefundText order={order} />}
        {hasChoice(lines) && (
          <fieldset className={`stack ${styles.plainGroup}`}>
            <legend className="mid">{t('orders.cancel_what')}</legend>
            {lines.map((line) => (
              <QuantityField
                key={line.name}
                {...{
                  title: line.title,
                  note: line.variant_label,
                  most: line.left,
                  quantity: quantityOf(line),
                }}
                onChange={(quantity) => setQuantities({ ...quantities, [line.name]: quantity })}
              />
            ))}
          </fieldset>
        )}
        <CancelMoney {...{ order, preview }} />
        {byHand > 0 && (
          <RefundToFields {...{ refundTo }} back={{ amount: byHand, currency: order.currency }} canWait />
        )}
        {items.length === 0 && <p className="small dim">{t('orders.back_choose')}</p>}
        <ProblemNote problem={asking.problem} />
        <Foot
          label={fulfilment ? 'orders.cancel_package' : cancelLabel(lines)}
          {...{ isBusy: asking.isBusy, isEmpty: items.length === 0 }}
          onDismiss={() => onClosed(null)}
        />
      </form>
    </Sheet>
  )
}

function RefundText({ order }: { order: Order }) {
  const t = useTranslate()
  const { wallet_paid, wallet_returned, gift_card_paid, gift_card_returned } = order
  const { points_paid, points_returned } = order
  return (
    <p className="dim">
      {t('orders.cancel_paid')} {wallet_paid > wallet_returned && t('orders.back_wallet')}{' '}
      {gift_card_paid > gift_card_returned && t('orders.back_gift_card')}{' '}
      {points_paid > points_returned && t('orders.back_points')}
    </p>
  )
}

interface FootProps {
  label: MessageId
  isBusy: boolean
  isEmpty: boolean
  onDismiss: () => void
}

function Foot({ label, isBusy, isEmpty, onDismiss }: FootProps) {
  const t = useTranslate()
  return (
    <SheetFoot>
      <button type="button" className="button line" onClick={onDismiss}>
        {t('orders.do_not_cancel')}
      </button>
      <button className="button" aria-disabled={isBusy || isEmpty}>
        {t(isBusy ? 'orders.sending' : label)}
      </button>
    </SheetFoot>
  )
}

const isPaidOnline = ({ paid }: Order, value: CancelPreview | null): boolean =>
  value === null ? paid > 0 : value.refund_amount > value.by_hand

const hasChoice = (lines: readonly OrderLine[]): boolean => lines.reduce((sum, { left }) => sum + left, 0) > 1

export const cancelLabel = (lines: readonly OrderLine[]): MessageId =>
  hasChoice(lines) ? 'orders.cancel_part' : 'orders.cancel_order'

interface MoneyProps {
  order: Order
  preview: ReturnType<typeof usePreview<CancelPreview>>
}

function CancelMoney({ order, preview: { value, problem, isAsking } }: MoneyProps) {
  const t = useTranslate()
  const rows = value && [
    { label: t('orders.items'), amount: value.goods },
    { label: t('orders.delivery'), amount: value.delivery },
    { label: t('orders.fee'), amount: value.fee },
    value.refund_amount > 0
      ? { label: t('orders.comes_back'), amount: value.refund_amount, isTotal: true }
      : { label: t('orders.deducted'), amount: value.worth, isTotal: true },
    { label: t('orders.still_due'), amount: value.due },
  ]
  return <MoneyPreview {...{ rows, problem, isAsking }} currency={order.currency} />
}
