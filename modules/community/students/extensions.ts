import { alsoMade } from '#site/forms'
import { notificationEvents } from '#site/notifications'
import { StudentRegistration } from './registration/student-registration.doctype.ts'
import {
  duplicateReceived,
  statusNotifications,
  offerAnswered,
  registrationReceived,
} from './registration/registration-notifications.ts'

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

const notifications = [
  ...[registrationReceived, duplicateReceived, offerAnswered],
  ...Object.values(statusNotifications),
].map((event) => notificationEvents.add(event))

export const studentExtensions = [siblings, ...notifications]
