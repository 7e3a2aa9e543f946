import type { AddressCopy } from '#site/places'

/** How one parcel shall come, by the parcel's key: what `deliveryFor` offers. */
export interface DeliveryChoice {
  readonly code: string
  readonly slot: string | null
}

export type PaymentChoice = 'online' | 'cod'

/** A line as it is kept, with what decides about the taxes of its seller. Money in minor units. */
export interface CartLineDoc {
  readonly variant: string
  readonly business: string
  readonly product: string
  readonly title: string
  readonly quantity: number
  readonly price_seen: number
  readonly seller_gstin: string | null
  readonly seller_state: string | null
}

/** A cart as rules and other rooms see it. */
export interface CartDoc {
  readonly name: string
  readonly user: string | null
  readonly version: number
  readonly postal_code: string | null
  readonly place_city: string | null
  readonly place_state: string | null
  readonly address: AddressCopy | null
  readonly contact_name: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly gstin: string | null
  readonly deliveries: Readonly<Record<string, DeliveryChoice>>
  readonly payment_choice: PaymentChoice | null
  readonly coupon_code: string | null
  /** The order that its lines became last; null again as soon as something is put in. */
  readonly ordered_as: string | null
  readonly lines: readonly CartLineDoc[]
}

/** What is sold is named by this pair; it names a line of a cart too. */
export const lineKey = ({ variant, business }: { readonly variant: string; readonly business: string }) =>
  `${variant}/${business}`
