import { expect, test } from 'vitest'
import { inEnglish } from '#meta/messages'
import { formatCurrency, formatLongDate, createReceiptLayout, type PrintedReceipt } from './receipt-layout.ts'

const receipt: PrintedReceipt = {
  ...{ receipt_number: '2026-27/00012', issued_on: '2026-11-20', state: 'issued' },
  ...{ amount: 12_345_678_00, currency: 'INR', returned: 0, payer_name: 'Meena' },
  lines: [{ description: 'A hall', amount: 12_345_678_00 }],
  ...{ method: 'Cheque', method_reference: '004512', bank: 'Canara Bank', received_on: '2026-11-18' },
  ...{ condition: 'cheque must clear', cancelled_on: null, cancel_reason: null },
}

const letterhead = {
  ...{ name: 'Asha School', address: '', contact: '', registrations: [] },
  ...{ logo: null, signatory: null, footnote: 'Thank you' },
}

const sheetOf = (more: Partial<PrintedReceipt> = {}) =>
  createReceiptLayout(
    { ...receipt, ...more },
    { letterhead, language: 'en', t: inEnglish, address: 'https://asha.example' },
  )

test('Groups amounts in the Indian style and ends them in paise', () => {
  expect(sheetOf().amount).toBe('₹1,23,45,678.00')
  expect(formatCurrency(50, { currency: 'INR' })).toBe('₹0.50')
})

test('Writes dates in full in the document’s language', () => {
  expect(formatLongDate('2026-11-20', 'en')).toBe('20 November 2026')
  expect(formatLongDate('2026-11-20', 'hi')).toBe('20 नवंबर 2026')
  expect(formatLongDate('2026-11-20', 'ta')).toBe('20 நவம்பர், 2026')
})

test('Describes the payment method with the available data', () => {
  expect(sheetOf().facts.map(({ text }) => text)).toEqual([
    'Cheque',
    '004512',
    'Canara Bank',
    '18 November 2026',
  ])
  const cash = sheetOf({ method: 'Cash', method_reference: null, bank: null, received_on: '2026-11-20' })
  expect(cash.facts.map(({ text }) => text)).toEqual(['Cash'])
})

test('Notes mention an uncleared cheque, a refund and the issuer’s text', () => {
  expect(sheetOf({ returned: 1_000_00 }).notes).toEqual([
    'Subject to clearance of the cheque.',
    '₹1,000.00 of this amount was refunded.',
    'Thank you',
  ])
  expect(sheetOf({ condition: 'none' }).notes).toEqual(['Thank you'])
})

test('A cancelled receipt states since when and why', () => {
  expect(sheetOf().cancelled).toBeNull()
  const cancelled = {
    state: 'cancelled',
    cancelled_on: '2026-11-25',
    cancel_reason: 'Funds insufficient',
  } as const
  expect(sheetOf(cancelled).cancelled).toEqual({
    mark: 'Cancelled',
    note: 'Cancelled on 25 November 2026. Funds insufficient',
  })
  expect(sheetOf({ ...cancelled, cancel_reason: null }).cancelled?.note).toBe(
    'Cancelled on 25 November 2026.',
  )
})
