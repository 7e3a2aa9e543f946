import { addDays } from '#meta'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateChildDues } from '../fee/child-records.ts'
import { sortByDueDate, postponeDueDates, createInstalments } from './instalment-arithmetic.ts'
import { withCurrentLateFees, withLateFees } from '../late-fee/late-fee.rules.ts'

const year = [
  { label: 'First term', due_on: '2026-06-15', amount: 500_00 },
  { label: 'Second term', due_on: '2026-10-09', amount: 400_00 },
  { label: 'Third term', due_on: '2027-01-10', amount: 300_00 },
]
const grace_days = 10
const daysOf = (parts: readonly { readonly due_on: string }[]) => parts.map(({ due_on }) => due_on)

test('Instalments before joining are due after the grace days, and later ones on their own dates', () => {
  const due = postponeDueDates(year, { joined_on: '2026-11-22', grace_days })
  expect(daysOf(due)).toEqual(['2026-12-02', '2026-12-02', '2027-01-10'])
})

test('A child present from the start of the year is due by the schedule', () => {
  expect(postponeDueDates(year, { joined_on: '2026-06-01', grace_days })).toEqual(year)
})

test('Joining at any date, nothing is late in the grace days and the order stays', () => {
  const late_fee = { kind: 'amount', amount: 150_00 } as const
  const days = fc.integer({ min: 0, max: 400 })
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 60 }), (joined, grace) => {
      const joined_on = addDays('2026-05-01', joined)
      const parts = postponeDueDates(year, { joined_on, grace_days: grace })
      const terms = { late_fee, grace_days: grace }
      const then = withLateFees(createInstalments(parts, 0), terms, addDays(joined_on, grace))
      expect(then.every((one) => one.late_fee === 0)).toBe(true)
      expect(sortByDueDate(parts).map(({ label }) => label)).toEqual(year.map(({ label }) => label))
    }),
  )
})

const terms = { late_fee: 'amount', late_percent: null, late_amount: 50_00, grace_days } as const

test('Adds the late fees of the day of reading to stored instalments', () => {
  const stored = createInstalments(year, 0)
  expect(withCurrentLateFees(terms, stored, '2026-06-25')).toEqual(stored)
  expect(withCurrentLateFees(terms, stored, '2026-06-26').map(({ late_fee }) => late_fee)).toEqual([
    50_00, 0, 0,
  ])
})

test('Separates the amount due now from later terms, over all years with today’s late fees', () => {
  const fee = { student: 'STU-1', ...terms }
  const other = { student: 'STU-2', ...terms }
  const stored = [
    { fee, instalments: createInstalments(year, 0) },
    { fee, instalments: createInstalments(year.slice(0, 1), 0) },
    { fee: other, instalments: createInstalments(year.slice(2), 300_00) },
  ]
  expect([...calculateChildDues(stored, '2026-07-01')]).toEqual([
    ['STU-1', { due: 1100, later: 700, next_due_on: '2026-06-15' }],
    ['STU-2', { due: 0, later: 0, next_due_on: null }],
  ])
})
