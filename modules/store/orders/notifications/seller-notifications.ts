import { notificationEvent, type NotificationEvent } from '#site/notifications'
import { messages } from '../messages.ts'

const sellerValues = ['number', 'seller', 'what', 'promised', 'reason'] as const

type SellerValue = (typeof sellerValues)[number]

export type SellerNotification = NotificationEvent<SellerValue>

const sellerNotification = (name: string, renamedFrom?: string): SellerNotification =>
  notificationEvent({
    ...{ name: `orders.${name}`, renamedFrom, eventClass: 'transactional', values: sellerValues },
    ...{ channels: ['in-app', 'e-mail'], messages },
  })

export const fulfilmentToPrepare = sellerNotification('fulfilment_to_prepare', 'orders.parcel_to_prepare')

export const fulfilmentCancelled = sellerNotification('fulfilment_cancelled', 'orders.parcel_given_up')

export const itemsCancelled = sellerNotification('items_cancelled', 'orders.pieces_given_up')

export const itemsAdded = sellerNotification('items_added')

export const returnRequested = sellerNotification('return_requested', 'orders.return_asked')

export const returnWithdrawn = sellerNotification('return_withdrawn')
