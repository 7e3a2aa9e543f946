import { expect, test } from 'vitest'
import { answersOf, sentOf, withChange, withConsent } from './child-answers.ts'

const fields = [
  { fieldname: 'city', fieldtype: 'Data', label: 'City' },
  { fieldname: 'doctor_phone', fieldtype: 'Phone', label: 'Phone' },
]

test('what was left empty is not sent, and each purpose has a yes or a no', () => {
  const typed = withConsent(
    withChange(answersOf({ answers: {} }, 'A'), { city: ' ', doctor_phone: '98400 12345' }),
    'records of the school',
    true,
  )
  const sent = sentOf(typed, fields)
  expect(sent.changes).toEqual({ doctor_phone: '+919840012345' })
  expect(sent.consents).toMatchObject({ 'records of the school': 1, 'pictures on our pages': 0 })
  expect(sent.idempotency_key).toBe(typed.key)
})

test('a consent that is taken back before it is sent was never given', () => {
  const typed = withConsent(answersOf({ answers: {} }, 'A'), 'pictures on our pages', true)
  expect(withConsent(typed, 'pictures on our pages', false).consents).toEqual([])
})
