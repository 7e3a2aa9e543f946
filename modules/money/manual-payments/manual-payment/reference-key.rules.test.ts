import { expect, test } from 'vitest'
import { referenceKey } from './payment-details.rules.ts'

const base = { amount: 100, received_on: '2026-11-20', cheque_date: null }
const cheque = (reference_number: string, bank: string) =>
  referenceKey({ ...base, method: 'cheque', reference_number, bank })
const transfer = (reference_number: string, method: 'bank' | 'UPI' = 'bank') =>
  referenceKey({ ...base, method, reference_number, bank: null })

test('A cheque’s key ignores the spelling of its bank and leading zeros', () => {
  expect(cheque('004512', 'State Bank of India')).toBe(cheque('4512', ' STATE  BANK OF INDIA. '))
  expect(cheque('004512', 'भारतीय स्टेट बैंक')).toBe(cheque('004512', 'भारतीय  स्टेट बैंक।'))
})

test('A different number or bank gives a different cheque key', () => {
  expect(cheque('4512', 'Canara Bank')).not.toBe(cheque('4513', 'Canara Bank'))
  expect(cheque('4512', 'Canara Bank')).not.toBe(cheque('4512', 'Indian Bank'))
})

test('A transfer’s key keeps its zeros and is the same by UPI', () => {
  expect(transfer('N 0123-45')).toBe(transfer('n012345', 'UPI'))
  expect(transfer('012345')).not.toBe(transfer('12345'))
})

test('Cash has no reference key', () => {
  expect(referenceKey({ ...base, method: 'cash', reference_number: 'Box 1', bank: null })).toBeNull()
})
