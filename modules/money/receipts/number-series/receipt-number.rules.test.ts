import { expect, test } from 'vitest'
import { receiptNumber } from './number-series.rules.ts'

test('A receipt number names its issuer and its year', () => {
  expect(receiptNumber({ prefix: 'ASHA', financialYear: '2026-27', number: 12 })).toBe('ASHA/2026-27/00012')
})

test('A receipt number without a prefix begins with the year', () => {
  expect(receiptNumber({ prefix: null, financialYear: '2026-27', number: 1 })).toBe('2026-27/00001')
  expect(receiptNumber({ prefix: '', financialYear: '2026', number: 123_456 })).toBe('2026/123456')
})
