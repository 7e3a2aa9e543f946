import { expect, test } from 'vitest'
import { spacedPhone } from './phone.ts'

test('An Indian mobile number is split in halves, and a big city’s number after its area code', () => {
  expect(spacedPhone('+919840055501')).toBe('+91\u00a098400\u00a055501')
  expect(spacedPhone('+914455500123')).toBe('+91\u00a044\u00a05550\u00a00123')
})

test('Any other number is shown unchanged', () => {
  for (const phone of ['+14155550123', '+914222555012', '044 5550 0123'])
    expect(spacedPhone(phone)).toBe(phone)
})
