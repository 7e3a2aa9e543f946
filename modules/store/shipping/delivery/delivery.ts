import type { Collection } from '#site/places'
import { message } from '../messages.ts'

/** Items that leave one branch of one business together; amounts in minor units. */
export interface FulfilmentToDeliver {
  readonly key: string
  readonly business: string
  /** Null while unknown; each branch of the business is possible. */
  readonly branch: string | null
  readonly weight_grams: number
  readonly amount: number
  readonly cod_allowed: boolean
  readonly is_digital: boolean
  /** Day from which it can leave, for items that are not in stock yet; null when they are. */
  readonly ready_on: string | null
}

export interface DeliveryQuestion {
  readonly postalCode: string | null
  readonly fulfilments: readonly FulfilmentToDeliver[]
}

export interface SlotOffered {
  readonly name: string
  /** 'YYYY-MM-DD HH:MM–HH:MM'; clients format it on their own. */
  readonly label: string
  readonly day: string
  readonly starts: string
  readonly ends: string
}

export interface PickupPlace {
  readonly branch: string
  readonly branch_name: string
  readonly address: string
  readonly opening_hours: string | null
}

export interface DeliveryOption {
  /** 'standard', 'express', 'digital', 'pickup:' and the branch, or the code of a collection. */
  readonly code: string
  readonly kind: 'delivery' | 'pickup' | 'digital' | 'collection'
  /** English label, stored with an order: one of `deliveryLabels`. */
  readonly label: string
  /** Minor units, tax inclusive. */
  readonly amount: number
  /** 'YYYY-MM-DD'; null for digital items. */
  readonly earliest_on: string | null
  readonly latest_on: string | null
  readonly slots: readonly SlotOffered[]
  readonly pickup: PickupPlace | null
  /** The hand-over by the organisation of a package that the seller ships to it. */
  readonly collection: Collection | null
}

export interface CashOnDelivery {
  readonly is_allowed: boolean
  readonly reason: DeliveryReason | null
  /** Cash-on-delivery fee per order; minor units, tax inclusive. */
  readonly order_fee: number
  /** Maximum order total for cash on delivery; minor units. */
  readonly limit: number
}

export interface FulfilmentDelivery {
  readonly key: string
  readonly is_served: boolean
  readonly reason: DeliveryReason | null
  /** Deliveries before pickups, the cheapest first. */
  readonly options: readonly DeliveryOption[]
  readonly cod: CashOnDelivery
}

export const deliveryReasons = {
  no_postal_code: message('shipping.reason.no_postal_code'),
  unknown_postal_code: message('shipping.reason.unknown_postal_code'),
  area_not_served: message('shipping.reason.area_not_served'),
  not_by_seller: message('shipping.reason.not_by_seller'),
  too_heavy: message('shipping.reason.too_heavy'),
  closed: message('shipping.reason.closed'),
  cod_excluded_item: message('shipping.reason.cod_excluded_item'),
  cod_limit: message('shipping.reason.cod_limit'),
  cod_excluded_area: message('shipping.reason.cod_excluded_area'),
  cod_not_delivered: message('shipping.reason.cod_not_delivered'),
} as const

export type DeliveryReason = keyof typeof deliveryReasons
