import { expect, test } from 'vitest'
import { translator } from '#design/catalogues'
import type { FieldType } from '#meta'
import { plainField } from '../data/document/type-meta.ts'
import { valueText } from './show-value.tsx'

const speech = { t: translator('en'), language: 'en' } as const
const shown = (fieldtype: FieldType, format: string, value: unknown) =>
  valueText({ ...plainField, fieldtype, options: [format] }, value, speech).replaceAll('\u00a0', ' ')

test('A stored address is shown as an address, line by line', () => {
  const address = {
    contact_name: 'Lakshmi',
    address_line1: '7 Lake View Street',
    city: 'Chennai',
    zipcode: '600004',
  }
  expect(shown('JSON', 'Address', JSON.stringify(address))).toBe(
    'Lakshmi,\n7 Lake View Street,\nChennai 600004',
  )
})

test('An invalid address and other data stay unchanged', () => {
  expect(shown('JSON', 'Address', '{}')).toBe('{}')
  expect(shown('JSON', '', '{}')).toBe('{}')
  expect(shown('JSON', '', '{"city":"Chennai"}')).toBe('{"city":"Chennai"}')
})

test('Numbers by name are shown in words', () => {
  expect(shown('JSON', '', '{"Adult":2,"Child":1}')).toBe('Adult: 2, Child: 1')
})

test('Chosen hours are shown as a day and its hours', () => {
  expect(shown('Data', 'Hours', '2026-11-28 10:00–13:00')).toBe('Sat, 28 Nov, 2026, 10:00 am – 1:00 pm')
  expect(shown('Data', 'Email', 'meena@asha.example')).toBe('meena@asha.example')
})

test('A payment method of a gateway or a receipt is shown in words, and an unknown one unchanged', () => {
  expect(shown('Data', 'Payment method', 'upi')).toBe('UPI')
  expect(shown('Data', 'Payment method', 'netbanking')).toBe('Net banking')
  expect(shown('Data', 'Payment method', 'Net banking')).toBe('Net banking')
  expect(shown('Data', 'Payment method', 'sepa_debit')).toBe('sepa_debit')
})

test('A phone number is shown in groups', () => {
  expect(shown('Phone', '', '+919840055501')).toBe('+91 98400 55501')
  expect(shown('Data', '', '+919840055501')).toBe('+91 98400 55501')
})

test('A rate is shown as a percentage, and another number unchanged', () => {
  expect(shown('Int', 'Basis points', 1800)).toBe('18%')
  expect(shown('Int', 'Basis points', 25)).toBe('0.25%')
  expect(shown('Int', 'Month', 4)).toBe('April')
  expect(shown('Int', 'Bytes', 640)).toBe('640 bytes')
  expect(shown('Int', 'Bytes', 148_548)).toBe('145 kB')
  expect(shown('Int', 'Bytes', 5_400_000)).toBe('5.1 MB')
  expect(shown('Int', '', 1800)).toBe('1,800')
})
