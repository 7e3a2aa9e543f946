import { notificationEvent } from '#site/notifications'
import { orderNotification } from './order-notification.ts'
import { messages } from '../messages.ts'

export const parcelReturned = orderNotification('parcel_returned')

export const parcelLost = orderNotification('parcel_lost')

const staffNotice = { eventClass: 'transactional', channels: ['in-app', 'e-mail'] } as const

/** The store's people hear of it: the buyer may ask, and what came back is to be looked at. */
export const parcelReturnedForStaff = notificationEvent({
  ...{ name: 'orders.parcel_came_back', ...staffNotice, values: ['parcel', 'seller', 'what'] },
  messages,
})

export const parcelLostForStaff = notificationEvent({
  ...{ name: 'orders.parcel_gone_missing', ...staffNotice, values: ['parcel', 'seller', 'what'] },
  messages,
})
