import { alsoMade } from '#site/forms'
import { notificationEvents, notificationEvent } from '#site/notifications'
import { StudentRegistration } from './registration/student-registration.doctype.ts'
import { messages } from './messages.ts'

const siblings = alsoMade.add({
  doctype: StudentRegistration.name,
  async find(documents, name) {
    const registrations = await documents.find(StudentRegistration, {
      where: { registered_with: name },
      fields: ['name', 'student_first_name'],
      order_by: 'creation asc, name asc',
      limit: 20,
    })
    return registrations.map((one) => ({ name: one.name, title: one.student_first_name }))
  },
})

export const registrationReceived = notificationEvent({
  name: 'students.registration_submitted',
  renamedFrom: 'students.registration_arrived',
  eventClass: 'transactional',
  values: ['number'],
  channels: ['in-app'],
  messages,
})

export const duplicateReceived = notificationEvent({
  name: 'students.duplicate_submitted',
  renamedFrom: 'students.double_arrived',
  eventClass: 'transactional',
  values: ['number', 'other'],
  channels: ['in-app'],
  messages,
})

export const offerAnswered = notificationEvent({
  name: 'students.offer_answered',
  eventClass: 'transactional',
  values: ['number'],
  channels: ['in-app'],
  messages,
})

export const statusNotifications = {
  submitted: defineStatusNotification('registration_received'),
  'under review': defineStatusNotification('registration_reviewed'),
  offered: defineStatusNotification('place_offered'),
  accepted: defineStatusNotification('place_accepted'),
  enrolled: defineStatusNotification('child_enrolled'),
  waitlisted: defineStatusNotification('child_waitlisted'),
  rejected: defineStatusNotification('registration_rejected'),
  withdrawn: defineStatusNotification('registration_withdrawn'),
} as const

const notifications = [
  ...[registrationReceived, duplicateReceived, offerAnswered],
  ...Object.values(statusNotifications),
].map((event) => notificationEvents.add(event))

export const studentExtensions = [siblings, ...notifications]

function defineStatusNotification(name: string) {
  return notificationEvent({
    name: `students.${name}`,
    eventClass: 'transactional',
    values: ['parent', 'child', 'number', 'message'],
    staffWords: ['message'],
    channels: ['in-app', ['e-mail', 'sms']],
    messages,
  })
}
