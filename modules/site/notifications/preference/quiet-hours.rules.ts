import { datetimeIn } from '#meta'

/** Times are 'HH:MM' or 'HH:MM:SS' on the person's own clock; from 22:00 to 07:00 runs through the night. */
export interface QuietHours {
  readonly from: string | null
  readonly until: string | null
  readonly timeZone: string
}

const DAY = 24 * 60

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** When a person may be told, should it be quiet with him now; null when it is not. */
export function doNotDisturbUntil(now: Date, { from, until, timeZone }: QuietHours): Date | null {
  if (from === null || until === null) return null
  const [begin, end] = [minutesOf(from), minutesOf(until)]
  const clock = minutesOf(datetimeIn(timeZone, now).slice(11))
  const sinceBegin = (clock - begin + DAY) % DAY
  const length = (end - begin + DAY) % DAY
  if (sinceBegin >= length) return null
  return new Date(now.getTime() + (length - sinceBegin) * 60_000 - (now.getTime() % 60_000))
}
