import { isOutside, type Channel, type EventClass } from '../notification/channels.rules.ts'
import type { NotificationEvent } from '../notification/notification-event.rules.ts'
import { datetimeIn } from '#meta'

export interface Choice {
  readonly channel: Channel
  readonly event_class: EventClass
  readonly is_on: 0 | 1
}

/** True for topics that come only to those who turned them on. */
export const isOptIn = (eventClass: EventClass): boolean => eventClass === 'promotional'

export function isWelcome(channel: Channel, eventClass: EventClass, choices: readonly Choice[]): boolean {
  if (eventClass === 'security' || !isOutside(channel)) return true
  const choice = choices.find((one) => one.channel === channel && one.event_class === eventClass)
  return choice ? choice.is_on === 1 : eventClass === 'transactional'
}

export function chooseChannels(
  event: Pick<NotificationEvent, 'channels'>,
  isOpen: (channel: Channel) => boolean,
): readonly Channel[] {
  const chosen = event.channels.flatMap((entry) => {
    if (typeof entry === 'string') return isOpen(entry) ? [entry] : []
    return entry.filter(isOpen).slice(0, 1)
  })
  return [...new Set(chosen)]
}

/** Local times of the person, 'HH:MM' or 'HH:MM:SS'; 22:00 to 07:00 spans midnight. */
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

/** Returns the end of quiet hours; null outside of them. */
export function doNotDisturbUntil(now: Date, { from, until, timeZone }: QuietHours): Date | null {
  if (from === null || until === null) return null
  const [begin, end] = [minutesOf(from), minutesOf(until)]
  const clock = minutesOf(datetimeIn(timeZone, now).slice(11))
  const sinceBegin = (clock - begin + DAY) % DAY
  const length = (end - begin + DAY) % DAY
  if (sinceBegin >= length) return null
  return new Date(now.getTime() + (length - sinceBegin) * 60_000 - (now.getTime() % 60_000))
}
