import { notificationEvent } from '#site/notifications'
import { messages } from '../messages.ts'

/** A letter to a family about one step of one child: the same frame for all, with the office's own message in it. */
function familyLetter(name: string) {
  return notificationEvent({
    name: `students.${name}`,
    eventClass: 'transactional',
    values: ['parent', 'child', 'number', 'message'],
    staffWords: ['message'],
    channels: ['in-app', ['e-mail', 'sms']],
    messages,
  })
}

/** By the status that a registration comes to. */
export const familyLetters = {
  submitted: familyLetter('registration_received'),
  'under review': familyLetter('registration_reviewed'),
  offered: familyLetter('place_offered'),
  accepted: familyLetter('place_accepted'),
  enrolled: familyLetter('child_enrolled'),
  waitlisted: familyLetter('child_waitlisted'),
  rejected: familyLetter('registration_rejected'),
  withdrawn: familyLetter('registration_withdrawn'),
} as const

/** Tells the office that there is a registration, and nothing of the child: that stays in the desk. */
export const registrationArrived = notificationEvent({
  name: 'students.registration_arrived',
  eventClass: 'transactional',
  values: ['number'],
  channels: ['in-app'],
  messages,
})

/** Tells the office what a family answered to an offered place. */
export const offerAnswered = notificationEvent({
  name: 'students.offer_answered',
  eventClass: 'transactional',
  values: ['number'],
  channels: ['in-app'],
  messages,
})

/** Tells the office that one child may be registered twice. */
export const doubleArrived = notificationEvent({
  name: 'students.double_arrived',
  eventClass: 'transactional',
  values: ['number', 'other'],
  channels: ['in-app'],
  messages,
})
