import { expect, test } from 'vitest'
import { spacedPhone } from './contact-text.ts'

test('an Indian mobile number is read in two halves, one of a big city after the city’s digits', () => {
  expect(spacedPhone('+919840055501')).toBe('+91\u00a098400\u00a055501')
  expect(spacedPhone('+914455500123')).toBe('+91\u00a044\u00a05550\u00a00123')
})

test('any other number is read as it came', () => {
  for (const phone of ['+14155550123', '+914222555012', '044 5550 0123'])
    expect(spacedPhone(phone)).toBe(phone)
})
