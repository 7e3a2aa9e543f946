import { on } from '#framework/events'
import { orderEvents, fulfilmentEvents } from '../events.ts'
import {
  returnRequested,
  returnWithdrawn,
  type SellerNotification,
  fulfilmentCancelled,
  fulfilmentToPrepare,
  itemsAdded,
  itemsCancelled,
} from './seller-notifications.ts'
import type { Documents } from '#framework/documents'
import { notify } from '#site/notifications'
import { Business, handlersOf } from '#store/businesses'
import { loadOrder, type FulfilmentDoc } from '../order/order.queries.ts'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import { Return } from '../return/return.doctype.ts'
import type { ReturnState } from '../return/return.states.ts'

const returnNotifications: Readonly<Partial<Record<ReturnState, SellerNotification>>> = {
  requested: returnRequested,
  withdrawn: returnWithdrawn,
}

export const sellerNotificationHandlers = [
  on(
    orderEvents.placed,
    { key: 'orders.notify_seller_of_order', renamedFrom: 'orders.tell_to_prepare' },
    (payload, { documents }) => notifyFulfilmentToPrepare(documents, payload.order),
  ),
  // An unpaid package was not announced to its seller.
  on(
    fulfilmentEvents.cancelled,
    { key: 'orders.notify_fulfilment_cancelled', renamedFrom: 'orders.tell_given_up' },
    async (payload, { documents }) => {
      if (payload.from !== 'awaiting payment') await notifyFulfilmentCancelled(documents, payload.fulfilment)
    },
  ),
  on(
    orderEvents.items_cancelled,
    { key: 'orders.notify_items_cancelled', renamedFrom: 'orders.tell_pieces_given_up' },
    async (payload, { documents }, { id }) => {
      if (payload.from === 'awaiting payment') return
      const { fulfilment, what, reason } = payload
      await notifyItemsChanged(documents, itemsCancelled, { key: id, fulfilment, values: { what, reason } })
    },
  ),
  on(orderEvents.items_added, 'orders.notify_items_added', async (payload, { documents }, { id }) => {
    if (payload.from === 'awaiting payment') return
    const { fulfilment, what } = payload
    await notifyItemsChanged(documents, itemsAdded, { key: id, fulfilment, values: { what } })
  }),
  on(
    orderEvents.return_changed,
    { key: 'orders.notify_return_to_seller', renamedFrom: 'orders.tell_return_to_seller' },
    async (payload, { documents }) => {
      const notice = returnNotifications[payload.state]
      if (notice) await notifyReturn(documents, notice, payload.return)
    },
  ),
]

interface SellerNotificationInput {
  readonly notice: SellerNotification
  readonly business: string
  readonly name: string
  /** Distinguishes repeated notifications; a single one uses the document's name. */
  readonly key: string
  readonly link: string
  readonly values: { readonly what: string; readonly promised?: string; readonly reason?: string }
}

async function notifySeller(
  documents: Documents,
  { notice, business, name, key, link, values }: SellerNotificationInput,
): Promise<void> {
  const people = await handlersOf(documents, business)
  const { business_name } = await documents.get(Business, business)
  const shown = { number: name, seller: business_name, promised: '–', reason: '–', ...values }
  await notify(documents, { event: notice, key, people, values: shown, link })
}

type NotifiedFulfilment = Pick<
  FulfilmentDoc,
  'name' | 'business' | 'contents' | 'promised_by' | 'cancel_reason'
>

function aboutFulfilment(
  notice: SellerNotification,
  fulfilment: NotifiedFulfilment,
): SellerNotificationInput {
  const { name, business, contents, promised_by, cancel_reason } = fulfilment
  const values = { what: contents ?? '', promised: promised_by ?? '–', reason: cancel_reason ?? '–' }
  return { notice, business, name, key: name, link: `/desk/fulfilment/${name}`, values }
}

/** Notifies each seller of packages to prepare, except those already started. `documents` acts as the system. */
async function notifyFulfilmentToPrepare(documents: Documents, order: string): Promise<void> {
  const { fulfilments } = await loadOrder(documents, order)
  for (const fulfilment of fulfilments)
    if (fulfilment.state === 'placed')
      await notifySeller(documents, aboutFulfilment(fulfilmentToPrepare, fulfilment))
}

async function notifyFulfilmentCancelled(documents: Documents, fulfilment: string): Promise<void> {
  await notifySeller(
    documents,
    aboutFulfilment(fulfilmentCancelled, await documents.get(Fulfilment, fulfilment)),
  )
}

interface ChangedItems {
  readonly key: string
  readonly fulfilment: string
  readonly values: SellerNotificationInput['values']
}

async function notifyItemsChanged(
  documents: Documents,
  notice: SellerNotification,
  { key, fulfilment, values }: ChangedItems,
): Promise<void> {
  const about = aboutFulfilment(notice, await documents.get(Fulfilment, fulfilment))
  await notifySeller(documents, { ...about, key, values })
}

async function notifyReturn(documents: Documents, notice: SellerNotification, name: string): Promise<void> {
  const { business, items, reason, note } = await documents.get(Return, name)
  const what = items.map(({ quantity, title }) => `${quantity} × ${title}`).join('\n')
  const why = [reason, note].filter(Boolean).join(' – ')
  await notifySeller(documents, {
    ...{ notice, business, name, key: name, link: `/desk/return/${name}` },
    values: { what, reason: why },
  })
}
