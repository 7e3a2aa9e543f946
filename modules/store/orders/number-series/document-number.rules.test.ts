import { expect, test } from 'vitest'
import { taxDocumentKinds, formatDocumentNumber } from './number-series.doctype.ts'

const numberOf = (number: number) =>
  formatDocumentNumber({ kind: 'tax invoice', financialYear: '2026-27', number })

test.each([1, 999_999, 1_000_000, 9_999_999, 99_999_999, 999_999_999])(
  'Number %i has at most sixteen letters, digits, dashes and slashes on every kind of document',
  (number) => {
    for (const kind of taxDocumentKinds)
      expect(formatDocumentNumber({ kind, financialYear: '2026-27', number })).toMatch(/^[A-Z0-9/-]{1,16}$/)
  },
)

test('A number keeps its format until it is too long', () => {
  expect([12, 999_999, 9_999_999, 10_000_000].map(numberOf)).toEqual([
    'INV/26-27/000012',
    'INV/26-27/999999',
    'INV/2627/9999999',
    'INV2627/10000000',
  ])
})
