import { expect, test } from 'vitest'
import { memoryStore } from '../../../data/device/memory-store.ts'
import { newAttendee, registrantIn } from './registration-answers.ts'
import { forgetKey, keyFor, registrationOnWire } from './register.ts'

test('Equal content is one registration even after a reload, and other content is another', () => {
  const store = memoryStore()
  const first = keyFor('EV-1', 'one family', store)
  expect(keyFor('EV-1', 'one family', store)).toBe(first)
  expect(keyFor('EV-2', 'one family', store)).not.toBe(first)
  expect(keyFor('EV-1', 'one child more', store)).not.toBe(first)
})

test('A completed registration frees its key, so the same people may register again', () => {
  const store = memoryStore()
  const first = keyFor('EV-1', 'one family', store)
  forgetKey('EV-1', store)
  expect(keyFor('EV-1', 'one family', store)).not.toBe(first)
})

test('A registration sends the entered fields and omits empty ones', () => {
  const attendee = {
    ...newAttendee('a', ''),
    full_name: ' Imli ',
    age: ' 9 ',
    answers: { Food: ' Nuts ', Bus: ' ' },
  }
  const typed = {
    ...registrantIn({ contact_name: 'Meena ', phone: ' 98400 12345', email: ' ' }),
    attendees: [attendee],
    answers: {},
  }
  expect(registrationOnWire('EV-1', typed, true)).toMatchObject({
    ...{
      event: 'EV-1',
      contact_name: 'Meena',
      phone: '98400 12345',
      email: null,
      answers: {},
      join_waitlist: 1,
    },
    attendees: [{ full_name: 'Imli', age: 9, ticket_type: null, answers: { Food: 'Nuts' } }],
  })
})
