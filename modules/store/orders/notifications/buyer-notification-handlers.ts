import { on, type Subscription } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { formatMoney } from '#meta'
import { ManualRefund } from '#money/counter'
import { notifyBuyer, type BuyerNotification } from './notify-buyer.ts'
import { formatLongDate } from '#money/receipts'
import { loadOrder } from '../order/order.queries.ts'
import {
  orderPlaced,
  parcelConfirmed,
  parcelDelivered,
  parcelNotDelivered,
  parcelReady,
  parcelShipped,
} from './fulfilment-notifications.ts'
import { isNotArriving } from '../fulfilment/fulfilment.states.ts'
import { Order } from '../order/order.doctype.ts'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import { Return } from '../return/return.doctype.ts'
import { cancelledNotice } from './cancelled-notifications.ts'
import {
  orderRefunded,
  orderToPay,
  paidOut,
  refundByHand,
  returnApproved,
  returnReceived,
  returnRefused,
} from './money-notifications.ts'
import type { OrderNotification } from './order-notification.ts'

/** Said where nobody knows yet by when it comes. */
const noPromise = {
  en: 'we write to you when it leaves',
  hi: 'रवाना होने पर हम लिखेंगे',
  ta: 'அனுப்பும்போது எழுதுவோம்',
} as const

/** Tells whoever ordered that the store has his order: what comes, and by when all of it was promised. */
async function notifyOrderPlaced(
  documents: Documents,
  notification: Pick<BuyerNotification, 'order' | 'key' | 'place'>,
): Promise<void> {
  const { order, parcels } = await loadOrder(documents, notification.order)
  const activeParcels = parcels.filter(({ state }) => !isNotArriving(state))
  const last = activeParcels
    .flatMap(({ promised_by }) => promised_by ?? [])
    .toSorted()
    .at(-1)
  const what = activeParcels.map(({ contents }) => contents ?? '').join('\n')
  const language = order.language ?? 'en'
  const promised = last === undefined ? noPromise[language] : formatLongDate(last, language)
  await notifyBuyer(documents, { ...notification, notice: orderPlaced, values: { what, promised } })
}

interface RefundNotification {
  readonly id: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly notice: OrderNotification
}

const rupees = (minor: unknown) => formatMoney(Number(minor), 'INR', 'en')

/** A step of a parcel; null where it is no news for its buyer. */
function notifyOnFulfilmentEvent(
  step: string,
  noticeFor: (kind: string) => OrderNotification | null,
): Subscription {
  return on(`orders.parcel_${step}`, `orders.tell_${step}`, async ({ id, payload }, documents, place) => {
    const { order, business, kind, contents, carrier, tracking_number } = await documents.get(
      Fulfilment,
      String(payload['parcel']),
    )
    const notice = noticeFor(kind)
    if (notice === null) return
    const values = { what: contents ?? '', carrier: carrier ?? '', tracking: tracking_number ?? '–' }
    await notifyBuyer(documents, { notice, order, key: id, place, business, values })
  })
}

const returnNotifications: Readonly<Record<string, OrderNotification>> = {
  approved: returnApproved,
  refused: returnRefused,
  received: returnReceived,
}

const notifyOnReturnEvent = on(
  'orders.return_moved',
  'orders.tell_return',
  async ({ id, payload }, documents, place) => {
    const notice = returnNotifications[String(payload['state'])]
    if (!notice) return
    const { order, business, items, answer, pickup_on } = await documents.get(
      Return,
      String(payload['return']),
    )
    const what = items.map(({ quantity, title }) => `${quantity} × ${title}`).join('\n')
    const values = { what, answer: [answer, pickup_on].filter(Boolean).join(' – ') }
    await notifyBuyer(documents, { notice, order, key: id, place, business, values })
  },
)

/** What becomes of money of an order that is given back by hand. */
async function notifyRefundByHand(
  notification: RefundNotification,
  documents: Documents,
  place: BuyerNotification['place'],
): Promise<void> {
  const { id, payload, notice } = notification
  if (payload['reference_type'] !== Order.name) return
  const { name, reference_number } = await documents.get(ManualRefund, String(payload['refund']))
  // What waited already was told when it came about.
  const amount = rupees(payload['more'] ?? payload['amount'])
  const what = [name, reference_number].filter(Boolean).join(', ')
  const order = String(payload['reference_name'])
  await notifyBuyer(documents, { notice, order, key: id, place, values: { amount, what } })
}

/** Each step of an order is told to whoever made it. */
export const buyerNotificationHandlers = [
  on('orders.placed', 'orders.tell_placed', ({ id, payload }, documents, place) =>
    notifyOrderPlaced(documents, { order: String(payload['order']), key: id, place }),
  ),
  notifyOnFulfilmentEvent('confirmed', () => parcelConfirmed),
  notifyOnFulfilmentEvent('packed', (kind) => (kind === 'pickup' ? parcelReady : null)),
  notifyOnFulfilmentEvent('shipped', (kind) => (kind === 'delivery' ? parcelShipped : null)),
  notifyOnFulfilmentEvent('delivered', () => parcelDelivered),
  notifyOnFulfilmentEvent('not_delivered', () => parcelNotDelivered),
  on('orders.cancelled', 'orders.tell_cancelled', ({ id, payload }, documents, place) =>
    notifyBuyer(documents, {
      ...{ order: String(payload['order']), key: id, place },
      notice: cancelledNotice({
        isOrderCancelled: payload['is_whole'] === 1,
        isPaid: Number(payload['back']) > 0,
      }),
      values: { amount: rupees(payload['amount']) },
    }),
  ),
  on('payment.refunded', 'orders.tell_refunded', async ({ id, payload }, documents, place) => {
    if (payload['reference_type'] !== 'Order') return
    await notifyBuyer(documents, {
      ...{ notice: orderRefunded, order: String(payload['reference_name']), key: id, place },
      values: { amount: formatMoney(Number(payload['amount']), String(payload['currency']), 'en') },
    })
  }),
  on('counter.refund_due', 'orders.tell_refund_by_hand', ({ id, payload }, documents, place) =>
    notifyRefundByHand({ id, payload, notice: refundByHand }, documents, place),
  ),
  on('counter.refund_paid', 'orders.tell_paid_out', ({ id, payload }, documents, place) =>
    notifyRefundByHand({ id, payload, notice: paidOut }, documents, place),
  ),
  on('orders.to_pay', 'orders.tell_to_pay', ({ id, payload }, documents, place) =>
    notifyBuyer(documents, {
      ...{ notice: orderToPay, order: String(payload['order']), key: id, place },
      values: { amount: rupees(payload['amount']) },
    }),
  ),
  notifyOnReturnEvent,
]
