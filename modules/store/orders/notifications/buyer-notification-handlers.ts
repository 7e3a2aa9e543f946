import type { Context } from '#framework/context'
import { on, type EventHandler } from '#framework/events'
import { paymentEvents } from '#money/payments'
import { orderEvents, fulfilmentEvents } from '../events.ts'
import type { Documents } from '#framework/documents'
import { formatMoney } from '#meta'
import { ManualRefund, manualRefundEvents } from '#money/manual-payments'
import {
  notifyBuyer,
  type BuyerNotification,
  cancelledNotice,
  type OrderNotification,
} from './order-notification.ts'
import { formatLongDate } from '#money/receipts'
import { loadOrder, type OrderDoc } from '../order/order.queries.ts'
import {
  downloadsReady,
  orderPlaced,
  fulfilmentConfirmed,
  fulfilmentDelivered,
  fulfilmentNotDelivered,
  fulfilmentReady,
  fulfilmentShipped,
} from './fulfilment-notifications.ts'
import { isNotArriving } from '../fulfilment/fulfilment.states.ts'
import type { Language } from '#framework/messages'
import { listWaitingLines } from '#store/inventory'
import { waitingText } from '../back-order/waiting-text.ts'
import { Order } from '../order/order.doctype.ts'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import { Return } from '../return/return.doctype.ts'
import type { ReturnState } from '../return/return.states.ts'
import {
  orderRefunded,
  orderToPay,
  paidOut,
  refundByHand,
  returnApproved,
  returnReceived,
  returnRefused,
} from './money-notifications.ts'

const noPromise = {
  en: 'date to be confirmed',
  hi: 'तारीख बाद में बताई जाएगी',
  ta: 'தேதி பின்னர் தெரிவிக்கப்படும்',
} as const

/** Says which items ship later; reads nothing for an order without reserved stock. */
async function waitingItems(documents: Documents, order: OrderDoc, language: Language) {
  if (order.reservation === null) return []
  const waiting = await listWaitingLines(documents, order.reservation)
  return order.lines.flatMap(({ title, variant, branch }) => {
    const waits = waiting.find((one) => one.variant === variant && one.branch === branch)
    return waits ? [`${title}: ${waitingText(language, waits)}`] : []
  })
}

async function notifyOrderPlaced(
  documents: Documents,
  notification: Pick<BuyerNotification, 'order' | 'key' | 'place'>,
): Promise<void> {
  const { order, fulfilments } = await loadOrder(documents, notification.order)
  const activeFulfilments = fulfilments.filter(({ state }) => !isNotArriving(state))
  const last = activeFulfilments
    .flatMap(({ promised_by }) => promised_by ?? [])
    .toSorted()
    .at(-1)
  const language = order.language ?? 'en'
  const contents = activeFulfilments.map((fulfilment) => fulfilment.contents ?? '')
  const what = [...contents, ...(await waitingItems(documents, order, language))].join('\n')
  const promised = last === undefined ? noPromise[language] : formatLongDate(last, language)
  await notifyBuyer(documents, { ...notification, notice: orderPlaced, values: { what, promised } })
}

interface RefundNotification {
  readonly notice: OrderNotification
  /** Distinguishes repeated notifications. */
  readonly key: string
  readonly payload: {
    readonly refund: string
    readonly reference_type: string | null
    readonly reference_name: string | null
  }
  /** Newly due amount in minor units; an older amount due was notified before. */
  readonly amount: number
}

const rupees = (minor: number) => formatMoney(minor, 'INR', 'en')

/** Handles a package's new state; null when the buyer needs no notification. */
function notifyOnFulfilmentEvent(
  step: 'confirmed' | 'packed' | 'shipped' | 'delivered' | 'not_delivered',
  noticeFor: (kind: string, from: string | null) => OrderNotification | null,
): EventHandler {
  return on(
    fulfilmentEvents[step],
    { key: `orders.notify_${step}`, renamedFrom: `orders.tell_${step}` },
    async (payload, { documents, site }, { id }) => {
      const place = site.settings
      const { order, business, kind, contents, carrier, tracking_number } = await documents.get(
        Fulfilment,
        payload.fulfilment,
      )
      const notice = noticeFor(kind, payload.from)
      if (notice === null) return
      const values = { what: contents ?? '', carrier: carrier ?? '', tracking: tracking_number ?? '–' }
      await notifyBuyer(documents, { notice, order, key: id, place, business, values })
    },
  )
}

const returnNotifications: Readonly<Partial<Record<ReturnState, OrderNotification>>> = {
  approved: returnApproved,
  refused: returnRefused,
  received: returnReceived,
}

const notifyOnReturnEvent = on(
  orderEvents.return_changed,
  { key: 'orders.notify_return', renamedFrom: 'orders.tell_return' },
  async (payload, { documents, site }, { id }) => {
    const notice = returnNotifications[payload.state]
    if (!notice) return
    const place = site.settings
    const { order, business, items, answer, pickup_on } = await documents.get(Return, payload.return)
    const what = items.map(({ quantity, title }) => `${quantity} × ${title}`).join('\n')
    const values = { what, answer: [answer, pickup_on].filter(Boolean).join(' – ') }
    await notifyBuyer(documents, { notice, order, key: id, place, business, values })
  },
)

async function notifyRefundByHand(
  { documents, site }: Context,
  { notice, key, payload, amount }: RefundNotification,
): Promise<void> {
  const { reference_type, reference_name: order, refund } = payload
  if (reference_type !== Order.name || order === null) return
  const { name, reference_number } = await documents.get(ManualRefund, refund)
  const what = [name, reference_number].filter(Boolean).join(', ')
  await notifyBuyer(documents, {
    ...{ notice, order, key, place: site.settings },
    values: { amount: rupees(amount), what },
  })
}

export const buyerNotificationHandlers = [
  on(
    orderEvents.placed,
    { key: 'orders.notify_placed', renamedFrom: 'orders.tell_placed' },
    ({ order }, { documents, site }, { id }) =>
      notifyOrderPlaced(documents, { order, key: id, place: site.settings }),
  ),
  notifyOnFulfilmentEvent('confirmed', () => fulfilmentConfirmed),
  notifyOnFulfilmentEvent('packed', (kind) => (kind === 'pickup' ? fulfilmentReady : null)),
  notifyOnFulfilmentEvent('shipped', (kind) => (kind === 'delivery' ? fulfilmentShipped : null)),
  notifyOnFulfilmentEvent('delivered', (_kind, from) =>
    from === 'placed' ? downloadsReady : fulfilmentDelivered,
  ),
  notifyOnFulfilmentEvent('not_delivered', () => fulfilmentNotDelivered),
  on(
    orderEvents.cancelled,
    { key: 'orders.notify_cancelled', renamedFrom: 'orders.tell_cancelled' },
    (payload, { documents, site }, { id }) =>
      notifyBuyer(documents, {
        ...{ order: payload.order, key: id, place: site.settings },
        notice: cancelledNotice({
          isOrderCancelled: payload.is_full === 1,
          isPaid: payload.refund_amount > 0,
        }),
        values: { amount: rupees(payload.amount) },
      }),
  ),
  on(
    paymentEvents.refunded,
    { key: 'orders.notify_refunded', renamedFrom: 'orders.tell_refunded' },
    async (payload, { documents, site }, { id }) => {
      const { reference_type, reference_name: order, amount, currency } = payload
      if (reference_type !== 'Order' || order === null) return
      await notifyBuyer(documents, {
        ...{ notice: orderRefunded, order, key: id, place: site.settings },
        values: { amount: formatMoney(amount, currency, 'en') },
      })
    },
  ),
  on(
    manualRefundEvents.due,
    { key: 'orders.notify_refund_by_hand', renamedFrom: 'orders.tell_refund_by_hand' },
    (payload, ctx, { id }) =>
      notifyRefundByHand(ctx, { notice: refundByHand, key: id, payload, amount: payload.more }),
  ),
  on(
    manualRefundEvents.paid,
    { key: 'orders.notify_paid_out', renamedFrom: 'orders.tell_paid_out' },
    (payload, ctx, { id }) =>
      notifyRefundByHand(ctx, { notice: paidOut, key: id, payload, amount: payload.amount }),
  ),
  on(
    orderEvents.to_pay,
    { key: 'orders.notify_to_pay', renamedFrom: 'orders.tell_to_pay' },
    ({ order, amount }, { documents, site }, { id }) =>
      notifyBuyer(documents, {
        ...{ notice: orderToPay, order, key: id, place: site.settings },
        values: { amount: rupees(amount) },
      }),
  ),
  notifyOnReturnEvent,
]
