import { expect, test } from 'vitest'
import {
  manualPaymentArguments,
  manualPaymentProblems,
  type ManualPaymentForm,
} from './manual-payment-form.ts'

const form = (more: Partial<ManualPaymentForm> = {}): ManualPaymentForm => ({
  ...{ document: { type: 'Contribution', name: 'CON-1' }, amount: '500', method: 'cash' },
  ...{ reference_number: '', bank: '', cheque_date: '', received_on: '2026-11-20' },
  isOtherAccount: false,
  ...more,
})

const most = 500_00

test('Cash requires an amount, a day and a purpose', () => {
  expect(manualPaymentProblems(form(), most)).toEqual({})
  expect(
    manualPaymentProblems(form({ amount: '', received_on: '', document: { type: '', name: ' ' } }), most),
  ).toEqual({
    amount: 'missing',
    document: 'missing',
    received_on: 'missing',
  })
})

test('Every other method requires its number, and a cheque its bank and date too', () => {
  expect(manualPaymentProblems(form({ method: 'UPI' }), most)).toEqual({ reference_number: 'missing' })
  expect(manualPaymentProblems(form({ method: 'bank', reference_number: 'UTR1' }), most)).toEqual({})
  expect(Object.keys(manualPaymentProblems(form({ method: 'cheque' }), most)).toSorted()).toEqual([
    'bank',
    'cheque_date',
    'reference_number',
  ])
})

test('An amount above the balance due is refused', () => {
  expect(manualPaymentProblems(form({ amount: '500.01' }), most)).toEqual({ amount: 'high' })
  expect(manualPaymentProblems(form({ amount: '500.01' }), Infinity)).toEqual({})
})

test('Input for another payment method is not sent', () => {
  const typed = form({ bank: 'Indian Bank', reference_number: ' 123456 ' })
  expect(manualPaymentArguments(typed, 'key')).toEqual({
    ...{ reference_type: 'Contribution', reference_name: 'CON-1', method: 'cash', amount: 500 },
    ...{ received_on: '2026-11-20', idempotency_key: 'key' },
  })
  const cheque = { ...typed, method: 'cheque', cheque_date: '2026-11-19', isOtherAccount: true } as const
  expect(manualPaymentArguments(cheque, 'key')).toMatchObject({
    ...{ bank: 'Indian Bank', reference_number: '123456', cheque_date: '2026-11-19', is_other_account: 1 },
  })
})
