import { isOutside, type Channel, type EventClass } from './channels.rules.ts'
import type { NotificationEvent } from './notification-event.rules.ts'

/** What a person said about one channel and one class of events. */
export interface Choice {
  readonly channel: Channel
  readonly event_class: EventClass
  readonly is_on: 0 | 1
}

/** Whether a person hears of a class of events over a channel, by what he said or by what holds for who said nothing. */
export function isWelcome(channel: Channel, eventClass: EventClass, choices: readonly Choice[]): boolean {
  if (eventClass === 'security' || !isOutside(channel)) return true
  const choice = choices.find((one) => one.channel === channel && one.event_class === eventClass)
  return choice ? choice.is_on === 1 : eventClass === 'transactional'
}

/** The channels over which an event goes to a person: each one that is open to him, and of a list the first. */
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
