import { expect, test } from 'vitest'
import { addressLines } from './address.ts'

const lines = (value: unknown) => addressLines(JSON.stringify(value))

test('A stored address is formatted as on an envelope', () => {
  const address = {
    ...{ contact_name: 'Lakshmi Venkat', phone: '+919840055501', address_line1: '7 Lake View Street' },
    ...{ address_line2: null, landmark: ' ', city: 'Chennai', state: 'Tamil Nadu', zipcode: '600004' },
    country: 'IN',
  }
  expect(lines(address)).toEqual([
    ...['Lakshmi Venkat', '7 Lake View Street', 'Chennai 600004', 'Tamil Nadu', '+91\u00a098400\u00a055501'],
  ])
})

test('The issuer and recipient of an invoice are formatted with their tax number', () => {
  const party = {
    ...{ name: 'Mannvasanai Pottery', address: '3 Kuyavar Lane\nChennai 600012, Tamil Nadu' },
    ...{ contact: '+919840055501 · clay@asha.example', gstin: '33ZZZFM0234Z1Z3', state: 'Tamil Nadu' },
  }
  expect(lines(party)).toEqual([
    ...[
      'Mannvasanai Pottery',
      '3 Kuyavar Lane',
      'Chennai 600012, Tamil Nadu',
      '+91\u00a098400\u00a055501 · clay@asha.example',
    ],
    'GSTIN 33ZZZFM0234Z1Z3',
  ])
})

test('An invalid address returns nothing', () => {
  for (const value of [null, 7, 'Chennai', [], {}, { city: 7 }]) expect(lines(value)).toBeNull()
  expect(addressLines('{')).toBeNull()
})
