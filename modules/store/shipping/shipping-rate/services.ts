import { rewordedFrom } from '#framework/messages'
import type { Message } from '#meta'
import { message } from '../messages.ts' /** The ways in which parcels are brought. */
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
