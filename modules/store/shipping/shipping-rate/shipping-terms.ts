import type { Service, Weekday } from './services.ts'

/** An hour of a week in which something is brought, and how much of it is taken on the days to come. */
export interface SlotTerms {
  readonly name: string
  readonly business: string | null
  readonly service: Service
  readonly weekday: Weekday
  /** 'HH:MM:SS'. */
  readonly starts: string
  readonly ends: string
  readonly capacity: number
  /** Hours before it starts up to which it can be chosen. */
  readonly cut_off_hours: number
  /** Taken places by day. */
  readonly taken: Readonly<Record<string, number>>
}

/** What a service costs a parcel that fits; amounts in minor units. */
export interface RateTerms {
  /** Place of its zone among those of the postal code: 0 is the narrowest. */
  readonly rank: number
  readonly business: string | null
  readonly service: Service
  readonly min_weight: number
  readonly max_weight: number | null
  readonly min_total: number
  readonly max_total: number | null
  readonly amount: number
  readonly days_min: number
  readonly days_max: number
}

/** All that the office decided about one postal code. */
export interface ShippingTerms {
  /** The site's clock now, 'YYYY-MM-DD HH:MM:SS'. */
  readonly clock: string
  readonly cod_limit: number
  readonly cod_fee: number
  readonly is_cod_excluded: boolean
  /** Null: delivery is never free for what it costs. */
  readonly free_delivery_over: number | null
  /** Working days. */
  readonly handling_days: number
  /** 'HH:MM:SS'; null: what is ordered today is handled from today. */
  readonly cut_off: string | null
  readonly works_on_sunday: boolean
  /** Days on which the whole store rests. */
  readonly holidays: readonly string[]
  /** Zones of the postal code, the narrowest first. */
  readonly zones: readonly { readonly is_served: boolean }[]
  readonly rates: readonly RateTerms[]
  readonly slots: readonly SlotTerms[]
}
