import { notificationEvent, type NotificationEvent } from '#site/notifications'
import { messages } from '../messages.ts'

type ShiftNotice = NotificationEvent<'name' | 'role' | 'when' | 'place'>

/** A message to a volunteer about one shift: what happened, and below it which shift that is. */
function shiftNotice(name: string): ShiftNotice {
  return notificationEvent({
    name: `volunteers.${name}`,
    eventClass: 'transactional',
    values: ['name', 'role', 'when', 'place'],
    channels: ['in-app', ['push', 'e-mail', 'sms']],
    messages,
  })
}

export const offered = shiftNotice('shift_offered')

export const soon = shiftNotice('shift_reminder')

export const moved = shiftNotice('shift_moved')

export const released = shiftNotice('shift_released')

export const uncovered = shiftNotice('credential_ended')

export const swapped = shiftNotice('shift_swapped')

/** Asks those who have a shift whether they would rather have another one. Who asks is not said. */
export const swapAsked = notificationEvent({
  name: 'volunteers.swap_asked',
  eventClass: 'transactional',
  values: ['role', 'when', 'other_role', 'other_when'],
  channels: ['in-app', 'push'],
  messages,
})

/** A message to a coordinator about a place that is free again; not whose it was. */
function placeFree(name: string) {
  return notificationEvent({
    name: `volunteers.${name}`,
    eventClass: 'transactional',
    values: ['role', 'when'],
    channels: ['in-app', 'e-mail'],
    messages,
  })
}

export const left = placeFree('shift_left')

export const leftUncovered = placeFree('shift_uncovered')
