import { notificationEvent, type NotificationEvent } from '#site/notifications'
import { messages } from '../messages.ts'

type ShiftNotification = NotificationEvent<'name' | 'role' | 'when' | 'place'>

function defineShiftNotification(name: string, renamedFrom?: string): ShiftNotification {
  return notificationEvent({
    name: `volunteers.${name}`,
    renamedFrom,
    eventClass: 'transactional',
    values: ['name', 'role', 'when', 'place'],
    channels: ['in-app', ['push', 'e-mail', 'sms']],
    messages,
  })
}

export const shiftOffered = defineShiftNotification('shift_offered')

export const shiftReminder = defineShiftNotification('shift_reminder')

export const shiftMoved = defineShiftNotification('shift_moved')

export const shiftReleased = defineShiftNotification('shift_released')

export const credentialExpired = defineShiftNotification('credential_expired', 'volunteers.credential_ended')

export const shiftSwapped = defineShiftNotification('shift_swapped')

export const swapRequested = notificationEvent({
  name: 'volunteers.swap_requested',
  renamedFrom: 'volunteers.swap_asked',
  eventClass: 'transactional',
  values: ['role', 'when', 'other_role', 'other_when'],
  channels: ['in-app', 'push'],
  messages,
})

function defineFreePlaceNotification(name: string) {
  return notificationEvent({
    name: `volunteers.${name}`,
    eventClass: 'transactional',
    values: ['role', 'when'],
    channels: ['in-app', 'e-mail'],
    messages,
  })
}

export const shiftLeft = defineFreePlaceNotification('shift_left')

export const shiftLeftWithoutCredential = defineFreePlaceNotification('shift_uncovered')
