import { linkedNotice, type LinkedNotice, notificationEvent, notify } from '#site/notifications'
import { messages } from '../messages.ts'
import type { Documents } from '#framework/documents'
import { formatMoney } from '#meta'
import { liveBusinesses } from '#store/businesses'
import { Order } from '../order/order.doctype.ts'
import { createOrderLink } from '../order/order-access.ts'
import type { OrderDoc } from '../order/order.queries.ts'

const noticeValues = [
  'contact',
  'number',
  'amount',
  'seller',
  'what',
  'promised',
  'carrier',
  'tracking',
  'answer',
] as const

type OrderNotificationValue = (typeof noticeValues)[number]

export type OrderNotification = LinkedNotice<OrderNotificationValue>

export const orderNotification = (name: string, renamedFrom?: string): OrderNotification =>
  linkedNotice({ name: `orders.${name}`, renamedFrom, values: noticeValues, messages })

const orderPaid = orderNotification('cancelled')

const orderUnpaid = orderNotification('cancelled_unpaid')

const partPaid = orderNotification('part_cancelled')

const partUnpaid = orderNotification('part_cancelled_unpaid')

export const cancelledNotices: readonly OrderNotification[] = [orderPaid, orderUnpaid, partPaid, partUnpaid]

interface Cancelled {
  readonly isOrderCancelled: boolean
  readonly isPaid: boolean
}

export function cancelledNotice({ isOrderCancelled, isPaid }: Cancelled): OrderNotification {
  if (isOrderCancelled) return isPaid ? orderPaid : orderUnpaid
  return isPaid ? partPaid : partUnpaid
}

export const fulfilmentReturned = orderNotification('fulfilment_returned', 'orders.parcel_returned')

export const fulfilmentLost = orderNotification('fulfilment_lost', 'orders.parcel_lost')

const staffNotice = {
  eventClass: 'transactional',
  channels: ['in-app', 'e-mail'],
  values: ['fulfilment', 'seller', 'what'],
  renamedValues: { parcel: 'fulfilment' },
} as const

export const fulfilmentReturnedForStaff = notificationEvent({
  ...{ name: 'orders.fulfilment_returned_to_sender', renamedFrom: 'orders.parcel_came_back' },
  ...{ ...staffNotice, messages },
})

export const fulfilmentLostForStaff = notificationEvent({
  ...{ name: 'orders.fulfilment_lost_in_transit', renamedFrom: 'orders.parcel_gone_missing' },
  ...{ ...staffNotice, messages },
})

export interface BuyerNotification {
  readonly notice: OrderNotification
  readonly order: string
  readonly key: string
  readonly place: { readonly publicUrl: string }
  readonly business?: string
  readonly values?: Partial<Record<OrderNotificationValue, string>>
}

async function valuesOf(documents: Documents, order: OrderDoc, { business, values }: BuyerNotification) {
  const known = business === undefined ? undefined : (await liveBusinesses(documents)).get(business)
  return {
    ...{ contact: order.contact_name, number: order.name },
    ...{ what: '', promised: '–', carrier: '', tracking: '–', answer: '' },
    amount: formatMoney(order.total, 'INR', 'en'),
    seller: known?.business_name ?? '',
    ...values,
  }
}

/** Notifies the buyer of an order; a guest gets an order link. `documents` acts as the system. */
export async function notifyBuyer(documents: Documents, notification: BuyerNotification): Promise<void> {
  const { notice, key, place } = notification
  const order = await documents.get(Order, notification.order)
  const values = await valuesOf(documents, order, notification)
  const { user, email, phone, name, language } = order
  if (user !== null)
    return notify(documents, {
      ...{ event: notice.toUser, key, people: [{ user }], values, link: `/my-orders/${name}` },
    })
  const token = await createOrderLink(documents, name)
  await notify(documents, {
    ...{ event: notice.toGuest, key, people: [{ email, phone, language }] },
    values: { ...values, link: `${place.publicUrl}/my-orders/${token}` },
  })
}
