import { expect, test } from 'vitest'
import { childAnswers, isConsentGiven, sentOf, withChange, withConsent } from './renewal-state.ts'

const fields = [
  { fieldname: 'city', fieldtype: 'Data', label: 'City' },
  { fieldname: 'doctor_phone', fieldtype: 'Phone', label: 'Phone' },
]
const before = { 'records of the school': 1, 'first aid and a doctor': 1, 'pictures on our pages': 0 }
const untouched = () => childAnswers({ answers: {} }, 'A')

test('Empty fields are not sent, and untouched consents do not change', () => {
  const typed = withChange(untouched(), { city: ' ', doctor_phone: '98400 12345' })
  const sent = sentOf(typed, fields)
  expect(sent.changes).toEqual({ doctor_phone: '+919840012345' })
  expect([sent.consents, sent.withdrawn_consents]).toEqual([{}, []])
  expect(sent.idempotency_key).toBe(typed.key)
  expect(isConsentGiven(typed, before, 'first aid and a doctor')).toBe(true)
})

test('A consent is given or withdrawn by its name', () => {
  const given = withConsent(untouched(), before, { purpose: 'pictures on our pages', isGiven: true })
  const both = withConsent(given, before, { purpose: 'first aid and a doctor', isGiven: false })
  expect(sentOf(both, fields)).toMatchObject({
    consents: { 'pictures on our pages': 1 },
    withdrawn_consents: ['first aid and a doctor'],
  })
  expect(isConsentGiven(both, before, 'first aid and a doctor')).toBe(false)
})

test('A change undone before it is sent counts as no change', () => {
  const purpose = 'first aid and a doctor'
  const withdrawn = withConsent(untouched(), before, { purpose, isGiven: false })
  const again = withConsent(withdrawn, before, { purpose, isGiven: true })
  expect([again.given, again.withdrawn]).toEqual([[], []])
})
