import { expect, test } from 'vitest'
import { referenceKey } from './payment-details.rules.ts'

const base = { amount: 100, received_on: '2026-11-20', cheque_date: null }
const cheque = (reference_number: string, bank: string) =>
  referenceKey({ ...base, method: 'cheque', reference_number, bank })
const transfer = (reference_number: string, method: 'bank' | 'UPI' = 'bank') =>
  referenceKey({ ...base, method, reference_number, bank: null })

test('a cheque is the same however its bank is written, and whether its zeros are', () => {
  expect(cheque('004512', 'State Bank of India')).toBe(cheque('4512', ' STATE  BANK OF INDIA. '))
  expect(cheque('004512', 'भारतीय स्टेट बैंक')).toBe(cheque('004512', 'भारतीय  स्टेट बैंक।'))
})

test('another number or another bank is another cheque', () => {
  expect(cheque('4512', 'Canara Bank')).not.toBe(cheque('4513', 'Canara Bank'))
  expect(cheque('4512', 'Canara Bank')).not.toBe(cheque('4512', 'Indian Bank'))
})

test('a transfer keeps its zeros, and is the same by UPI', () => {
  expect(transfer('N 0123-45')).toBe(transfer('n012345', 'UPI'))
  expect(transfer('012345')).not.toBe(transfer('12345'))
})

test('cash has nothing to tell it by', () => {
  expect(referenceKey({ ...base, method: 'cash', reference_number: 'Box 1', bank: null })).toBeNull()
})
