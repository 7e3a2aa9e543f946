import { expect, test } from 'vitest'
import { newAttendee } from '../registering/registration-answers.ts'
import { answersOf, changeIn } from './change-answers.ts'
import { registration } from './testing-registration.ts'

test('a registration that nobody touched is told as it was', () => {
  const change = changeIn(registration, answersOf(registration))
  expect(change).toMatchObject({ contact_name: 'Meena', phone: '+919840012345', answers: { Bus: 'No' } })
  expect(change.attendees).toEqual([
    { name: 'row1', full_name: 'Meena', age: 40, ticket_type: 'Adult', answers: { Food: 'Nuts' } },
    { name: 'row2', full_name: 'Imli', age: null, ticket_type: 'Child', answers: {} },
  ])
})

test('who is added has no name yet, and who is taken off is not told', () => {
  const answers = answersOf(registration)
  const chiku = { ...newAttendee('fresh', 'Child'), full_name: 'Chiku' }
  const change = changeIn(registration, { ...answers, attendees: [...answers.attendees.slice(1), chiku] })
  expect(change.attendees.map(({ name, full_name }) => [name, full_name])).toEqual([
    ['row2', 'Imli'],
    [undefined, 'Chiku'],
  ])
})
