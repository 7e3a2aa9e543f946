import { expect, test } from 'vitest'
import { newAttendee } from '../registering/registration-answers.ts'
import { registrationAnswers, changeIn } from './change-answers.ts'
import { registration } from './testing-registration.ts'

test('An untouched registration is sent unchanged', () => {
  const change = changeIn(registration, registrationAnswers(registration))
  expect(change).toMatchObject({ contact_name: 'Meena', phone: '+919840012345', answers: { Bus: 'No' } })
  expect(change.attendees).toEqual([
    { name: 'row1', full_name: 'Meena', age: 40, ticket_type: 'Adult', answers: { Food: 'Nuts' } },
    { name: 'row2', full_name: 'Imli', age: null, ticket_type: 'Child', answers: {} },
  ])
})

test('An added attendee is sent without a name, and a removed one is not sent', () => {
  const answers = registrationAnswers(registration)
  const chiku = { ...newAttendee('fresh', 'Child'), full_name: 'Chiku' }
  const change = changeIn(registration, { ...answers, attendees: [...answers.attendees.slice(1), chiku] })
  expect(change.attendees.map(({ name, full_name }) => [name, full_name])).toEqual([
    ['row2', 'Imli'],
    [undefined, 'Chiku'],
  ])
})
