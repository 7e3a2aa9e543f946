import { expect, test } from 'vitest'
import { booksTable } from './books-table.ts'

const balanced = {
  check: 'ledger.entries_balance',
  title: 'Every entry balances',
  count: 0,
  discrepancies: [],
}

test('Each check without a discrepancy is one line', () => {
  expect(booksTable({ run: 'BOOKS-1', ok: true, outcomes: [balanced] })).toBe(
    '      ok  Every entry balances\n\nThe books are in order (BOOKS-1).',
  )
})

test('Discrepancies are listed below their check, the first ten of them', () => {
  const discrepancies = Array.from({ length: 40 }, (_, index) => ({
    type: 'Payment',
    name: `PAY-${index}`,
    problem: 'Money was taken, and nobody says what became of it',
  }))
  const owners = {
    check: 'payments.owners',
    title: 'All money belongs to somebody',
    count: 300,
    discrepancies,
  }
  const lines = booksTable({ run: 'BOOKS-2', ok: false, outcomes: [balanced, owners] }).split('\n')
  expect(lines[1]).toBe('     300  All money belongs to somebody')
  expect(lines[2]).toBe('          Payment PAY-0: Money was taken, and nobody says what became of it')
  expect(lines.slice(11)).toEqual([
    '          Payment PAY-9: Money was taken, and nobody says what became of it',
    '          and 290 more',
    '',
    'The books do not close: 300 to look at (BOOKS-2).',
  ])
})
