import { existsSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { fontStep } from '#design/fonts/build-fonts.ts'
import { inEnglish } from '#meta/messages'
import { sumByKind, totalOf } from '../household/household-line.rules.ts'
import type { HouseholdLine } from '../household/read-household-lines.ts'
import { renderStatement } from './render-statement.ts'
import { layOutLines } from './statement-rows.ts'
import { createStatementSheet } from './statement-sheet.ts'

beforeAll(async () => {
  if (!fontStep.writes.every((file) => existsSync(file))) await fontStep.run()
})

const line = (values: Partial<HouseholdLine>): HouseholdLine => ({
  ...{
    kind: 'fees',
    movement: 'charged',
    date: '2026-06-10',
    amount: 1_200_35,
    title: 'School fees 2026-27',
  },
  ...{ label: 'Fee due', student: 'STU-1', user: null, type: 'Fee', name: 'FEE-1' },
  ...values,
})

function sheetOf(lines: readonly HouseholdLine[]) {
  const sums = sumByKind(lines)
  const titled = sums.map((sum) => ({ ...sum, title: sum.kind }))
  return createStatementSheet(
    { lines, sums: titled, total: totalOf(sums) },
    {
      ...{ organisation: 'Asha School', family: 'Venkat family', from: '2026-06-01', to: '2027-05-31' },
      ...{ today: '2026-11-29', language: 'en', t: inEnglish },
      personOf: ({ student }) => (student === null ? null : 'Nila'),
    },
  )
}

test('The PDF has the organisation, the family, the period, each line and the sums', () => {
  const sheet = sheetOf([
    line({}),
    line({ movement: 'paid', amount: -500_00, label: 'Payment', date: '2026-06-12' }),
    line({
      kind: 'points',
      movement: 'added',
      amount: 1250,
      title: '',
      label: 'Points earned',
      student: null,
    }),
    line({ kind: 'hours', movement: 'added', amount: 150, title: 'Library', label: 'Hours approved' }),
  ])
  expect(sheet).toMatchObject({
    ...{ organisation: 'Asha School', family: 'Venkat family', empty: null },
    ...{ period: '1 June 2026 to 31 May 2027', created: 'Created on 29 November 2026' },
  })
  expect(sheet.sums.rows.map(({ title, amounts }) => [title, ...amounts])).toEqual([
    ['fees', '₹1,200.35', '₹500.00', '₹0.00', '₹700.35'],
    ['Total', '₹1,200.35', '₹500.00', '₹0.00', '₹700.35'],
  ])
  expect(sheet.groups.map(({ sum }) => sum)).toEqual(['₹700.35', '1,250', '2 h 30 min'])
  expect(sheet.groups[0]?.lines).toEqual([
    { date: '10 Jun 26', title: 'School fees 2026-27', detail: 'Fee due · Nila', amount: '₹1,200.35' },
    { date: '12 Jun 26', title: 'School fees 2026-27', detail: 'Payment · Nila', amount: '−₹500.00' },
  ])
  expect(sheet.groups[1]?.lines[0]).toMatchObject({ title: 'Points earned', detail: '' })
  expect(sheet.pageNumber(1, 2)).toBe('Page 1 of 2')
})

test('An empty statement says so', () => {
  expect(sheetOf([])).toMatchObject({ empty: 'No transactions in this period.', groups: [] })
})

test('A long statement goes on to further pages, and a heading is not the last row of a page', async () => {
  const sheet = sheetOf(Array.from({ length: 120 }, (_, index) => line({ name: `FEE-${index}` })))
  const placed = layOutLines(sheet.groups, { top: 80, first: 10, foot: 100, measure: () => 15 })
  expect(placed[0]).toMatchObject({ row: { kind: 'head' }, startsPage: true, top: 10 })
  expect(placed.every(({ top }) => top + 15 <= 100)).toBe(true)
  const text = (await renderStatement(sheet)).toString('latin1')
  expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3)
})
