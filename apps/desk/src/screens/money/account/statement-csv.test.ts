import { expect, test } from 'vitest'
import type { StatementLine } from '../../../data/money/ledger.ts'
import { statementCsv, type StatementHeads } from './use-statement-file.ts'

const heads: StatementHeads = ['Date', 'What', 'Document', 'Grows', 'Shrinks', 'Balance']
const labelOf = (kind: string) => kind

const line = (more: Partial<StatementLine>): StatementLine => ({
  ...{ sequence: 1, posting_date: '2026-11-20', creation: '2026-11-20 10:00:00.000000', entry: 'E1' },
  ...{ kind: 'capture', amount: 500.5, balance: 500.5, memo: null },
  ...{ source_type: 'Payment', source_name: 'PAY-1' },
  ...more,
})

const linesOf = (csv: string) => csv.slice(1).trimEnd().split('\r\n').slice(1)

test('Increases and decreases are in separate columns', () => {
  const csv = statementCsv([line({}), line({ amount: -100, balance: 400.5 })], {
    heads,
    kind: 'asset',
    labelOf,
  })
  expect(linesOf(csv)).toEqual([
    '2026-11-20,capture,Payment PAY-1,500.5,,500.5',
    '2026-11-20,capture,Payment PAY-1,,100,400.5',
  ])
})

test('A credit account increases by credits', () => {
  const csv = statementCsv([line({ amount: -500, balance: -500 })], { heads, kind: 'income', labelOf })
  expect(linesOf(csv)).toEqual(['2026-11-20,capture,Payment PAY-1,500,,500'])
})

test('User input becomes neither a formula nor a second column', () => {
  const csv = statementCsv([line({ memo: 'a "new", roof' })], { heads, kind: 'asset', labelOf })
  expect(linesOf(csv)[0]).toContain('"capture, a ""new"", roof"')
  const formula = statementCsv([line({})], { heads, kind: 'asset', labelOf: () => '=1+1' })
  expect(linesOf(formula)[0]).toContain("'=1+1")
})
