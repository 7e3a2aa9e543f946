import type { Documents } from '#framework/documents'
import { formatMoney } from '#meta'
import { notify } from '#site/notifications'
import { liveBusinesses } from '#store/businesses'
import { Order } from '../doctypes/order.doctype.ts'
import { newOrderLink } from '../doctypes/opened-order.queries.ts'
import type { OrderDoc } from '../doctypes/parcel.queries.ts'
import type { NoticeValue, OrderNotice } from '../rules/notices/order-notice.ts'

export interface Telling {
  readonly notice: OrderNotice
  readonly order: string
  /** Tells this time from every other. */
  readonly key: string
  readonly place: { readonly publicUrl: string }
  readonly business?: string
  readonly values?: Partial<Record<NoticeValue, string>>
}

async function valuesOf(documents: Documents, order: OrderDoc, { business, values }: Telling) {
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
export async function tellBuyer(documents: Documents, telling: Telling): Promise<void> {
  const { notice, key, place } = telling
  const order = await documents.get(Order, telling.order)
  const values = await valuesOf(documents, order, telling)
  const { user, email, phone, name, language } = order
  if (user !== null)
    return notify(documents, {
      ...{ event: notice.toUser, key, people: [{ user }], values, link: `/my-orders/${name}` },
    })
  const token = await newOrderLink(documents, name)
  await notify(documents, {
    ...{ event: notice.toGuest, key, people: [{ email, phone, language }] },
    values: { ...values, link: `${place.publicUrl}/my-orders/${token}` },
  })
}
