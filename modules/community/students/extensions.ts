import { alsoMade } from '#site/forms'
import { notificationEvents } from '#site/notifications'
import { StudentRegistration } from './doctypes/student-registration.doctype.ts'
import { doubleArrived, familyLetters, offerAnswered, registrationArrived } from './rules/letters.ts'

const siblings = alsoMade.add({
  doctype: StudentRegistration.name,
  async find(documents, name) {
    const made = await documents.find(StudentRegistration, {
      where: { registered_with: name },
      fields: ['name', 'student_first_name'],
      order_by: 'creation asc, name asc',
      limit: 20,
    })
    return made.map((one) => ({ name: one.name, title: one.student_first_name }))
  },
})

const letters = [...[registrationArrived, doubleArrived, offerAnswered], ...Object.values(familyLetters)].map(
  (event) => notificationEvents.add(event),
)

export const studentExtensions = [siblings, ...letters]
