import { notificationEvent, type NotificationEvent } from '#site/notifications'
import { messages } from '../../messages.ts'

/** What the texts for sellers may ask for. */
const sellerValues = ['number', 'seller', 'what', 'promised', 'reason'] as const

type SellerValue = (typeof sellerValues)[number]

/** What is to be done at a stall, told to who runs it. */
export type SellerNotice = NotificationEvent<SellerValue>

const sellerNotice = (name: string): SellerNotice =>
  notificationEvent({
    ...{ name: `orders.${name}`, eventClass: 'transactional', values: sellerValues },
    ...{ channels: ['in-app', 'e-mail'], messages },
  })

export const parcelToPrepare = sellerNotice('parcel_to_prepare')

export const parcelGivenUp = sellerNotice('parcel_given_up')

export const piecesGivenUp = sellerNotice('pieces_given_up')

export const returnAsked = sellerNotice('return_asked')

export const returnWithdrawn = sellerNotice('return_withdrawn')
