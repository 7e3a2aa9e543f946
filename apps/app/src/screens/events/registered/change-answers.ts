import {
  answersOnWire,
  attendeeOnWire,
  registrantIn,
  registrantOnWire,
  type RegistrationAnswers,
} from '../registering/registration-answers.ts'
import type { RegistrationRecord } from './registration-calls.ts'

export const registrationAnswers = (registration: RegistrationRecord): RegistrationAnswers => ({
  ...registrantIn(registration),
  attendees: registration.attendees.map(
    ({ name, full_name, age, ticket_type, student, companions, answers }) => ({
      id: name,
      full_name,
      age: age === null ? '' : String(age),
      ticket_type: ticket_type ?? '',
      student: student ?? '',
      companions,
      answers: answers ?? {},
    }),
  ),
  answers: registration.answers ?? {},
})

export function changeIn(registration: RegistrationRecord, answers: RegistrationAnswers) {
  const names = new Set(registration.attendees.map(({ name }) => name))
  return {
    ...registrantOnWire(answers),
    attendees: answers.attendees.map((attendee) => ({
      ...(names.has(attendee.id) ? { name: attendee.id } : {}),
      ...attendeeOnWire(attendee),
    })),
    answers: answersOnWire(answers.answers),
  }
}
