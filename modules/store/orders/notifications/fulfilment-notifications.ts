import { orderNotification } from './order-notification.ts'

export const orderPlaced = orderNotification('placed')

export const parcelConfirmed = orderNotification('parcel_confirmed')

export const parcelReady = orderNotification('parcel_ready')

export const parcelShipped = orderNotification('parcel_shipped')

export const parcelDelivered = orderNotification('parcel_delivered')

export const parcelNotDelivered = orderNotification('parcel_not_delivered')
