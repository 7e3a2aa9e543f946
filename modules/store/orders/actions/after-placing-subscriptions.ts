import { on, type Subscription } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { formatMoney } from '#meta'
import { CounterRefund } from '#money/counter'
import { tellBuyer, type Telling } from './tell-buyer.ts'
import { longDate } from '#money/receipts'
import { asItStands } from '../doctypes/parcel.queries.ts'
import {
  orderPlaced,
  parcelConfirmed,
  parcelDelivered,
  parcelNotDelivered,
  parcelReady,
  parcelShipped,
} from '../rules/notices/parcel-notices.ts'
import { isGone } from '../rules/parcel-states.ts'
import { Order } from '../doctypes/order.doctype.ts'
import { Parcel } from '../doctypes/parcel.doctype.ts'
import { Return } from '../doctypes/return.doctype.ts'
import { cancelledNotice } from '../rules/notices/cancelled-notices.ts'
import {
  orderRefunded,
  orderToPay,
  paidOut,
  refundByHand,
  returnApproved,
  returnReceived,
  returnRefused,
} from '../rules/notices/money-notices.ts'
import type { OrderNotice } from '../rules/notices/order-notice.ts'

/** Said where nobody knows yet by when it comes. */
const noPromise = {
  en: 'we write to you when it leaves',
  hi: 'रवाना होने पर हम लिखेंगे',
  ta: 'அனுப்பும்போது எழுதுவோம்',
} as const

/** Tells whoever ordered that the store has his order: what comes, and by when all of it was promised. */
async function tellPlaced(
  documents: Documents,
  telling: Pick<Telling, 'order' | 'key' | 'place'>,
): Promise<void> {
  const { order, parcels } = await asItStands(documents, telling.order)
  const living = parcels.filter(({ state }) => !isGone(state))
  const last = living
    .flatMap(({ promised_by }) => promised_by ?? [])
    .toSorted()
    .at(-1)
  const what = living.map(({ contents }) => contents ?? '').join('\n')
  const language = order.language ?? 'en'
  const promised = last === undefined ? noPromise[language] : longDate(last, language)
  await tellBuyer(documents, { ...telling, notice: orderPlaced, values: { what, promised } })
}

interface Told {
  readonly id: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly notice: OrderNotice
}

const rupees = (minor: unknown) => formatMoney(Number(minor), 'INR', 'en')

/** A step of a parcel; null where it is no news for its buyer. */
function tellsParcel(step: string, noticeFor: (kind: string) => OrderNotice | null): Subscription {
  return on(`orders.parcel_${step}`, `orders.tell_${step}`, async ({ id, payload }, documents, place) => {
    const { order, business, kind, contents, carrier, tracking_number } = await documents.get(
      Parcel,
      String(payload['parcel']),
    )
    const notice = noticeFor(kind)
    if (notice === null) return
    const values = { what: contents ?? '', carrier: carrier ?? '', tracking: tracking_number ?? '–' }
    await tellBuyer(documents, { notice, order, key: id, place, business, values })
  })
}

const returnNotices: Readonly<Record<string, OrderNotice>> = {
  approved: returnApproved,
  refused: returnRefused,
  received: returnReceived,
}

const tellsReturn = on(
  'orders.return_moved',
  'orders.tell_return',
  async ({ id, payload }, documents, place) => {
    const notice = returnNotices[String(payload['state'])]
    if (!notice) return
    const { order, business, items, answer, pickup_on } = await documents.get(
      Return,
      String(payload['return']),
    )
    const what = items.map(({ quantity, title }) => `${quantity} × ${title}`).join('\n')
    const values = { what, answer: [answer, pickup_on].filter(Boolean).join(' – ') }
    await tellBuyer(documents, { notice, order, key: id, place, business, values })
  },
)

/** What becomes of money of an order that is given back by hand. */
async function tellByHand(telling: Told, documents: Documents, place: Telling['place']): Promise<void> {
  const { id, payload, notice } = telling
  if (payload['reference_type'] !== Order.name) return
  const { name, reference_number } = await documents.get(CounterRefund, String(payload['refund']))
  // What waited already was told when it came about.
  const amount = rupees(payload['more'] ?? payload['amount'])
  const what = [name, reference_number].filter(Boolean).join(', ')
  const order = String(payload['reference_name'])
  await tellBuyer(documents, { notice, order, key: id, place, values: { amount, what } })
}

/** Each step of an order is told to whoever made it. */
export const afterPlacingSubscriptions = [
  on('orders.placed', 'orders.tell_placed', ({ id, payload }, documents, place) =>
    tellPlaced(documents, { order: String(payload['order']), key: id, place }),
  ),
  tellsParcel('confirmed', () => parcelConfirmed),
  tellsParcel('packed', (kind) => (kind === 'pickup' ? parcelReady : null)),
  tellsParcel('shipped', (kind) => (kind === 'delivery' ? parcelShipped : null)),
  tellsParcel('delivered', () => parcelDelivered),
  tellsParcel('not_delivered', () => parcelNotDelivered),
  on('orders.cancelled', 'orders.tell_cancelled', ({ id, payload }, documents, place) =>
    tellBuyer(documents, {
      ...{ order: String(payload['order']), key: id, place },
      notice: cancelledNotice({ isWhole: payload['is_whole'] === 1, isPaid: Number(payload['back']) > 0 }),
      values: { amount: rupees(payload['amount']) },
    }),
  ),
  on('payment.refunded', 'orders.tell_refunded', async ({ id, payload }, documents, place) => {
    if (payload['reference_type'] !== 'Order') return
    await tellBuyer(documents, {
      ...{ notice: orderRefunded, order: String(payload['reference_name']), key: id, place },
      values: { amount: formatMoney(Number(payload['amount']), String(payload['currency']), 'en') },
    })
  }),
  on('counter.refund_due', 'orders.tell_refund_by_hand', ({ id, payload }, documents, place) =>
    tellByHand({ id, payload, notice: refundByHand }, documents, place),
  ),
  on('counter.refund_paid', 'orders.tell_paid_out', ({ id, payload }, documents, place) =>
    tellByHand({ id, payload, notice: paidOut }, documents, place),
  ),
  on('orders.to_pay', 'orders.tell_to_pay', ({ id, payload }, documents, place) =>
    tellBuyer(documents, {
      ...{ notice: orderToPay, order: String(payload['order']), key: id, place },
      values: { amount: rupees(payload['amount']) },
    }),
  ),
  tellsReturn,
]
