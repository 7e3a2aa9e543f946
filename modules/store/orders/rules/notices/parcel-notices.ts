import { orderNotice } from './order-notice.ts'

export const orderPlaced = orderNotice('placed')

export const parcelConfirmed = orderNotice('parcel_confirmed')

export const parcelReady = orderNotice('parcel_ready')

export const parcelShipped = orderNotice('parcel_shipped')

export const parcelDelivered = orderNotice('parcel_delivered')

export const parcelNotDelivered = orderNotice('parcel_not_delivered')
