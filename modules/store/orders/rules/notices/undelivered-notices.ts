import { notificationEvent } from '#site/notifications'
import { orderNotice } from './order-notice.ts'
import { messages } from '../../messages.ts'

export const parcelReturned = orderNotice('parcel_returned')

export const parcelLost = orderNotice('parcel_lost')

const staffNotice = { eventClass: 'transactional', channels: ['in-app', 'e-mail'] } as const

/** The store's people hear of it: the buyer may ask, and what came back is to be looked at. */
export const parcelCameBack = notificationEvent({
  ...{ name: 'orders.parcel_came_back', ...staffNotice, values: ['parcel', 'seller', 'what'] },
  messages,
})

export const parcelGoneMissing = notificationEvent({
  ...{ name: 'orders.parcel_gone_missing', ...staffNotice, values: ['parcel', 'seller', 'what'] },
  messages,
})
