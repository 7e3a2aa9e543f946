import { orderNotification } from './order-notification.ts'

export const orderPlaced = orderNotification('placed')

export const fulfilmentConfirmed = orderNotification('fulfilment_confirmed', 'orders.parcel_confirmed')

export const fulfilmentReady = orderNotification('fulfilment_ready', 'orders.parcel_ready')

export const fulfilmentShipped = orderNotification('fulfilment_shipped', 'orders.parcel_shipped')

export const fulfilmentDelivered = orderNotification('fulfilment_delivered', 'orders.parcel_delivered')

/** Tells the buyer of a digital fulfilment that its files are ready. */
export const downloadsReady = orderNotification('downloads_ready')

export const fulfilmentNotDelivered = orderNotification(
  'fulfilment_not_delivered',
  'orders.parcel_not_delivered',
)
