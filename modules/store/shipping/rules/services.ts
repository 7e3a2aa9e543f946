/** The ways in which parcels are brought. */
export const services = ['standard', 'express'] as const

export type Service = (typeof services)[number]

export const serviceLabels: Readonly<Record<Service, string>> = {
  standard: 'Standard delivery',
  express: 'Express delivery',
}

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
