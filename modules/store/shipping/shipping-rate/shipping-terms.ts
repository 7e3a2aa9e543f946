import { rewordedFrom } from '#framework/messages'
import type { Message } from '#meta'
import { message } from '../messages.ts'

export interface SlotTerms {
  readonly name: string
  readonly business: string | null
  readonly service: Service
  readonly weekday: Weekday
  /** Start time, 'HH:MM:SS'. */
  readonly starts: string
  readonly ends: string
  readonly capacity: number
  /** Hours before the start until which the slot can be chosen. */
  readonly cut_off_hours: number
  readonly booked: Readonly<Record<string, number>>
}

/** Rate of a service for a matching package; amounts in minor units. */
export interface RateTerms {
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

export interface ShippingTerms {
  /** Local time of the site, 'YYYY-MM-DD HH:MM:SS'. */
  readonly clock: string
  readonly cod_limit: number
  readonly cod_fee: number
  readonly is_cod_excluded: boolean
  /** Null: no free delivery. */
  readonly free_delivery_over: number | null
  readonly handling_days: number
  /** 'HH:MM:SS'; null: orders are handled from the same day. */
  readonly cut_off: string | null
  readonly works_on_sunday: boolean
  readonly holidays: readonly string[]
  readonly zones: readonly { readonly is_served: boolean }[]
  readonly rates: readonly RateTerms[]
  readonly slots: readonly SlotTerms[]
}

export const services = ['standard', 'express'] as const

export type Service = (typeof services)[number]

const labels = {
  standard: message('shipping.label.standard'),
  express: message('shipping.label.express'),
  pickup: message('shipping.label.pickup'),
  digital: message('shipping.label.digital'),
} as const

/** Returns the name of a service as stored with an order, in English. */
export const labelOf = (service: keyof typeof labels): string => labels[service].text

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

export function weekdayOf(day: string): Weekday {
  return weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'Sunday'
}
