import { expect, test } from 'vitest'
import { withDetails, type MyDetails } from './use-people.ts'
import { newAttendee, registrantIn } from '../registration-answers.ts'

const details: MyDetails = {
  ...{ contact_name: 'Vani', phone: '+919840012345', email: 'vani@example.org' },
  children: [{ student: 'STU-1', full_name: 'Mira V', class: 'Class 4', age: 9 }],
}
const empty = { ...registrantIn({}), attendees: [], answers: {} }

test('The account fills empty fields and keeps typed ones', () => {
  const filled = withDetails(empty, details)
  expect(filled).toMatchObject({ contact_name: 'Vani', email: 'vani@example.org' })
  expect(filled.phone).toBe('+91\u00a098400\u00a012345')
  const typed = { ...empty, contact_name: 'Meena', phone: '98400' }
  expect(withDetails(typed, details)).toMatchObject({ contact_name: 'Meena', phone: '98400' })
})

test('A child of another account counts as any other attendee', () => {
  const attendees = ['STU-1', 'STU-2', ''].map((student) => ({ ...newAttendee(student, ''), student }))
  const filled = withDetails({ ...empty, attendees }, details).attendees
  expect(filled.map(({ student }) => student)).toEqual(['STU-1', '', ''])
})
