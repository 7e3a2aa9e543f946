import { expect, test } from 'vitest'
import type { EventQuestion, TicketOffer } from '../event-calls.ts'
import {
  newAttendee,
  registrantIn,
  type AttendeeAnswers,
  type RegistrationAnswers,
} from './registration-answers.ts'
import { registrationAnswerProblems, problemText } from './registration-problems.ts'

const adult: TicketOffer = {
  label: 'Adult',
  price: 100,
  seats_per_ticket: 1,
  left: null,
  min_age: 13,
  max_age: null,
}
const food: EventQuestion = { label: 'Food', fieldtype: 'Data', options: null, required: 1, per: 'attendee' }
const bus: EventQuestion = { label: 'Bus', fieldtype: 'Data', options: null, required: 1, per: 'order' }
const asked = { ticket_types: [adult], questions: [food, bus] }

const meena: AttendeeAnswers = {
  ...newAttendee('1', 'Adult'),
  ...{ full_name: 'Meena', age: '40', answers: { Food: 'None' } },
}
const complete: RegistrationAnswers = {
  ...registrantIn({ contact_name: 'Meena', phone: '98400 12345' }),
  ...{ attendees: [meena], answers: { Bus: 'No' } },
}
const withAttendee = (changes: Partial<AttendeeAnswers>) => ({
  ...complete,
  attendees: [{ ...meena, ...changes }],
})

test('A complete registration can be sent', () => {
  expect(registrationAnswerProblems(complete, asked)).toEqual({})
})

test('Missing fields are listed in order, attendees first', () => {
  const nothing = {
    ...complete,
    attendees: [newAttendee('1', '')],
    contact_name: ' ',
    phone: '',
    answers: {},
  }
  expect(Object.keys(registrationAnswerProblems(nothing, asked))).toEqual([
    ...['attendees.1.full_name', 'attendees.1.ticket_type', 'attendees.1.answers.Food'],
    ...['contact_name', 'phone', 'answers.Bus'],
  ])
})

test('An invalid phone number and an invalid email are refused', () => {
  expect(
    Object.keys(registrationAnswerProblems({ ...complete, phone: '12', email: 'meena@' }, asked)),
  ).toEqual(['phone', 'email'])
  expect(
    registrationAnswerProblems({ ...complete, phone: '+44 20 7946 0958', email: 'meena@example.org' }, asked),
  ).toEqual({})
})

test('A ticket for an age requires the age and says whom it is for', () => {
  expect(registrationAnswerProblems(withAttendee({ age: '' }), asked)).toEqual({
    'attendees.1.age': { id: 'event_registration.age_missing' },
  })
  expect(registrationAnswerProblems(withAttendee({ age: '12' }), asked)).toEqual({
    'attendees.1.age': { id: 'event_registration.too_young', values: { ticket: 'Adult', from: 13 } },
  })
  expect(registrationAnswerProblems(withAttendee({ age: 'twelve' }), asked)).toEqual({
    'attendees.1.age': { id: 'event_registration.age_wrong' },
  })
})

test('A problem is shown with our message or with the server’s', () => {
  const t = (id: string) => `said ${id}`
  expect(problemText({ id: 'event_registration.age_wrong' }, t)).toBe('said event_registration.age_wrong')
  expect(problemText({ text: 'Too late' }, t)).toBe('Too late')
  expect(problemText(undefined, t)).toBeUndefined()
})
