import { rewordedFrom } from '#framework/messages'
import type { Message } from '#meta'
import { message } from '../messages.ts'

/** Why a credit note is written, where nobody gave a reason: kept in English, and shown in the language of its reader. */
export const reasons = {
  cancelled_by_buyer: message('orders.reason.cancelled_by_buyer'),
  cancelled_by_office: message('orders.reason.cancelled_by_office'),
  parcel_cancelled_by_office: message('orders.reason.parcel_cancelled_by_office'),
  cancelled_by_seller: message('orders.reason.cancelled_by_seller'),
  returned: message('orders.reason.returned'),
  lost: message('orders.reason.lost'),
} as const

/** To translate what is kept. */
export const storedReasons: readonly Message[] = [
  ...Object.values(reasons),
  rewordedFrom(reasons.returned, 'It came back to its sender'),
  rewordedFrom(reasons.lost, 'It was lost on its way'),
]
