import { expect, test } from 'vitest'
import { receiptNumber } from './number-series.rules.ts'

test('a number tells whose it is and of which year', () => {
  expect(receiptNumber({ prefix: 'ASHA', financialYear: '2026-27', number: 12 })).toBe('ASHA/2026-27/00012')
})

test('without a prefix it begins with the year', () => {
  expect(receiptNumber({ prefix: null, financialYear: '2026-27', number: 1 })).toBe('2026-27/00001')
  expect(receiptNumber({ prefix: '', financialYear: '2026', number: 123_456 })).toBe('2026/123456')
})
