import { notificationEvent, type NotificationEvent } from '#site/notifications'
import { messages } from '../messages.ts'

const sellerValues = ['number', 'seller', 'what', 'promised', 'reason'] as const

type SellerValue = (typeof sellerValues)[number]

export type SellerNotification = NotificationEvent<SellerValue>

const sellerNotification = (name: string): SellerNotification =>
  notificationEvent({
    ...{ name: `orders.${name}`, eventClass: 'transactional', values: sellerValues },
    ...{ channels: ['in-app', 'e-mail'], messages },
  })

export const parcelToPrepare = sellerNotification('parcel_to_prepare')

export const parcelCancelled = sellerNotification('parcel_given_up')

export const itemsCancelled = sellerNotification('pieces_given_up')

export const returnRequested = sellerNotification('return_asked')

export const returnWithdrawn = sellerNotification('return_withdrawn')
