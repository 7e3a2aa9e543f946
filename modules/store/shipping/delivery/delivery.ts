import { message } from '../messages.ts' /** What leaves one branch of one business together, as far as its delivery depends on it. Amounts in minor units. */
export interface ParcelToDeliver {
  /** The caller's own word for it; it comes back with the answer. */
  readonly key: string
  readonly business: string
  /** Null while nobody knows where it lies: then any branch of the business will do. */
  readonly branch: string | null
  readonly weight_grams: number
  /** What is asked for its lines, after discounts. */
  readonly amount: number
  readonly cod_allowed: boolean
  readonly is_digital: boolean
}

/** What is to be delivered, and where to; null while that is not known. */
export interface DeliveryQuestion {
  readonly postalCode: string | null
  readonly parcels: readonly ParcelToDeliver[]
}

/** Hours in which something is brought, on one day. */
export interface SlotOffered {
  /** Of the slot on that day: what is chosen and booked. */
  readonly name: string
  /** 'YYYY-MM-DD HH:MM–HH:MM'; apps say it in their own words. */
  readonly label: string
  readonly day: string
  readonly starts: string
  readonly ends: string
}

/** Where something may be fetched. */
export interface PickupPlace {
  readonly branch: string
  readonly branch_name: string
  readonly address: string
  readonly opening_hours: string | null
}

/** One way in which a parcel may come to its buyer. */
export interface DeliveryOption {
  /** 'standard', 'express', 'digital', or 'pickup:' and the branch: what is chosen. */
  readonly code: string
  readonly kind: 'delivery' | 'pickup' | 'digital'
  /** In English, as it is kept with an order: one of `deliveryLabels`. */
  readonly label: string
  /** In minor units, tax inclusive. */
  readonly amount: number
  /** 'YYYY-MM-DD'; null where it is there at once. */
  readonly earliest_on: string | null
  readonly latest_on: string | null
  readonly slots: readonly SlotOffered[]
  readonly pickup: PickupPlace | null
}

export interface CashOnDelivery {
  readonly is_allowed: boolean
  readonly reason: DeliveryReason | null
  /** Asked once an order for paying in cash; minor units, tax inclusive. */
  readonly order_fee: number
  /** The most that an order may cost to be paid in cash; minor units. */
  readonly limit: number
}

/** How one parcel may come to its buyer. */
export interface ParcelDelivery {
  readonly key: string
  /** Whether there is any way at all to choose. */
  readonly is_served: boolean
  /** Why nothing is brought there, where that is so: what may be fetched is offered all the same. */
  readonly reason: DeliveryReason | null
  /** The cheapest first, what is brought before what is fetched. */
  readonly options: readonly DeliveryOption[]
  readonly cod: CashOnDelivery
}

/** Why something is not delivered, or not paid for in cash. */
export const deliveryReasons = {
  no_postal_code: message('shipping.reason.no_postal_code'),
  unknown_postal_code: message('shipping.reason.unknown_postal_code'),
  not_there: message('shipping.reason.not_there'),
  not_by_seller: message('shipping.reason.not_by_seller'),
  too_heavy: message('shipping.reason.too_heavy'),
  closed: message('shipping.reason.closed'),
  cod_not_for_this: message('shipping.reason.cod_not_for_this'),
  cod_limit: message('shipping.reason.cod_limit'),
  cod_not_there: message('shipping.reason.cod_not_there'),
  cod_nothing_brought: message('shipping.reason.cod_nothing_brought'),
} as const

export type DeliveryReason = keyof typeof deliveryReasons
