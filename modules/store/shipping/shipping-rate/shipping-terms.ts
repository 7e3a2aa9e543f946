import { rewordedFrom } from '#framework/messages'
import type { Message } from '#meta'
import { message } from '../messages.ts'

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
  readonly booked: Readonly<Record<string, number>>
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

/** The ways in which parcels are brought. */
export const services = ['standard', 'express'] as const

export type Service = (typeof services)[number]

const labels = {
  standard: message('shipping.label.standard'),
  express: message('shipping.label.express'),
  pickup: message('shipping.label.pickup'),
  digital: message('shipping.label.digital'),
} as const

/** What the ways are called in which something comes, as it is kept with an order. */
export const labelOf = (service: keyof typeof labels): string => labels[service].text

/** To translate what is kept. */
export const deliveryLabels: readonly Message[] = [
  ...Object.values(labels),
  rewordedFrom(labels.pickup, 'Fetch it yourself'),
  rewordedFrom(labels.digital, 'Is there at once'),
]

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

export type Weekday = (typeof weekdays)[number]

/** The day of the week of a day 'YYYY-MM-DD'. */
export function weekdayOf(day: string): Weekday {
  return weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'Sunday'
}
