import type { Documents } from '#framework/documents'
import { formatMoney } from '#meta'
import { notify } from '#site/notifications'
import { liveBusinesses } from '#store/businesses'
import { Order } from '../order/order.doctype.ts'
import { createOrderLink } from '../order/order-access.ts'
import type { OrderDoc } from '../order/order.queries.ts'
import type { OrderNotificationValue, OrderNotification } from './order-notification.ts'

export interface BuyerNotification {
  readonly notice: OrderNotification
  readonly order: string
  /** Tells this time from every other. */
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

/** Tells whoever ordered of a step of his order; a guest with a link of his own. `documents` acts as the system. */
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
