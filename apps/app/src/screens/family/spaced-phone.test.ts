import { expect, test } from 'vitest'
import { spacedPhone } from './spaced-phone.ts'

test('an Indian number is read in two halves, and another one as it came', () => {
  expect(spacedPhone('+919840055501')).toBe('+91\u00a098400\u00a055501')
  expect(spacedPhone('+14155550123')).toBe('+14155550123')
})
