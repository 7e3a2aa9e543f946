import { notificationEvent } from '#site/notifications'
import { messages } from '../messages.ts'

/** Notifies the office of a student's application, without the child's name. */
export const volunteerApplicationReceived = notificationEvent({
  name: 'volunteers.registered',
  eventClass: 'transactional',
  values: ['number'],
  channels: ['in-app'],
  messages,
})

export const consentRequested = notificationEvent({
  name: 'volunteers.consent_requested',
  renamedFrom: 'volunteers.consent_asked',
  eventClass: 'transactional',
  values: ['guardian', 'child', 'until', 'link'],
  channels: [['e-mail', 'sms']],
  messages,
})

export const consentAnswered = notificationEvent({
  name: 'volunteers.consent_answered',
  eventClass: 'transactional',
  values: ['number'],
  channels: ['in-app'],
  messages,
})

export const volunteerWelcomed = notificationEvent({
  name: 'volunteers.welcomed',
  eventClass: 'transactional',
  values: ['name'],
  channels: ['in-app', ['e-mail', 'sms']],
  messages,
})

export const hoursApproved = notificationEvent({
  name: 'volunteers.hours_approved',
  eventClass: 'transactional',
  values: ['hours', 'activity', 'day'],
  channels: ['in-app'],
  messages,
})

export const hoursRefused = notificationEvent({
  name: 'volunteers.hours_refused',
  eventClass: 'transactional',
  values: ['hours', 'activity', 'day'],
  channels: ['in-app'],
  messages,
})

export const certificateIssued = notificationEvent({
  name: 'volunteers.certified',
  eventClass: 'transactional',
  values: ['name', 'hours', 'code'],
  channels: ['in-app', 'e-mail'],
  messages,
})
