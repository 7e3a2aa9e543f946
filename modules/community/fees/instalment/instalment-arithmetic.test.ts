import fc from 'fast-check'
import { addDays } from '#meta'
import { expect, test } from 'vitest'
import { dueNow, amountToPay, feeTotals } from '../fee/fee-totals.rules.ts'
import {
  chargedAmount,
  sortByDueDate,
  unpaidAmount,
  sumOf,
  type Instalment,
  createInstalments,
  siblingDiscount,
  type Measure,
} from './instalment-arithmetic.ts'
import { withLateFees } from '../late-fee/late-fee.rules.ts'
import {
  refundFromInstalments,
  allocateToInstalments,
  waiveInstalments,
} from './allocate-to-instalments.rules.ts'

const START = '2026-06-01'
const amounts = fc.integer({ min: 0, max: 100_000_00 })
const days = fc.integer({ min: 0, max: 300 }).map((day) => addDays(START, day))
const parts = fc.array(fc.record({ label: fc.constant('Term'), due_on: days, amount: amounts }), {
  minLength: 1,
  maxLength: 12,
})
const measures: fc.Arbitrary<Measure> = fc.oneof(
  fc.constant(null),
  fc.record({
    kind: fc.constant('percent' as const),
    percent: fc.integer({ min: 1, max: 10_000 }).map((n) => n / 100),
  }),
  fc.record({ kind: fc.constant('amount' as const), amount: amounts }),
)

const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constantFrom('pay', 'pay back', 'waive'),
      share: fc.integer({ min: 0, max: 1000 }),
    }),
    fc.record({ kind: fc.constant('a day comes'), share: fc.integer({ min: 0, max: 400 }) }),
  ),
  { maxLength: 12 },
)

const terms = { late_fee: { kind: 'amount', amount: 50_00 }, grace_days: 7 } as const

type Step = { readonly kind: string; readonly share: number }

function applyStep(instalments: readonly Instalment[], { kind, share }: Step): readonly Instalment[] {
  const { outstanding, paid } = feeTotals(instalments)
  const part = (of: number) => Math.floor((of * share) / 1000)
  if (kind === 'pay') return allocateToInstalments(instalments, part(outstanding))
  if (kind === 'pay back') return refundFromInstalments(instalments, part(paid))
  if (kind === 'waive') return waiveInstalments(instalments, part(outstanding))
  return withLateFees(instalments, terms, addDays(START, share))
}

test('The shares of a discount add up, and no instalment goes below zero', () => {
  fc.assert(
    fc.property(parts, measures, fc.integer({ min: 1, max: 5 }), (scheduled, measure, place) => {
      const fullAmount = sumOf(scheduled.map(({ amount }) => amount))
      const discount = siblingDiscount(fullAmount, measure, place)
      const created = createInstalments(scheduled, discount)
      expect(sumOf(created.map((one) => one.full_amount))).toBe(fullAmount)
      expect(sumOf(created.map((one) => one.discount))).toBe(discount)
      expect(created.every((one) => chargedAmount(one) >= 0 && one.discount >= 0)).toBe(true)
      if (place === 1) expect(discount).toBe(0)
    }),
  )
})

test('Instalments always sum to the fee, and nobody pays more than is due', () => {
  fc.assert(
    fc.property(parts, steps, (scheduled, happened) => {
      let instalments = createInstalments(scheduled, 0)
      for (const step of happened) {
        instalments = applyStep(instalments, step)
        const { full_amount, discount, late_fees, waived, amount, paid, outstanding } = feeTotals(instalments)
        expect(amount).toBe(full_amount - discount + late_fees - waived)
        expect(outstanding).toBe(amount - paid)
        expect(instalments.every((one) => unpaidAmount(one) >= 0 && one.paid >= 0 && one.waived >= 0)).toBe(
          true,
        )
      }
    }),
  )
})

test('A payment settles the oldest instalment first, and a refund reopens the latest first', () => {
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 1000 }), (scheduled, share) => {
      const created = createInstalments(scheduled, 0)
      const amount = Math.floor((feeTotals(created).outstanding * share) / 1000)
      const paid = allocateToInstalments(created, amount)
      const firstOpen = paid.findIndex((one) => unpaidAmount(one) > 0)
      const after = firstOpen < 0 ? [] : paid.slice(firstOpen + 1)
      expect(sumOf(after.map((one) => one.paid))).toBe(0)
      expect(sumOf(paid.map((one) => one.paid))).toBe(amount)
      expect(refundFromInstalments(paid, amount)).toEqual(sortByDueDate(created))
    }),
  )
})

test('Throws when a payment exceeds the balance or a refund exceeds the payments', () => {
  const created = createInstalments([{ label: 'Term', due_on: START, amount: 100 }], 0)
  expect(() => allocateToInstalments(created, 101)).toThrow(RangeError)
  expect(() => refundFromInstalments(created, 1)).toThrow(RangeError)
  expect(() => waiveInstalments(created, 101)).toThrow(RangeError)
})

const year = createInstalments(
  [
    { label: 'Third term', due_on: '2027-01-10', amount: 300_00 },
    { label: 'First term', due_on: '2026-06-10', amount: 500_00 },
    { label: 'Second term', due_on: '2026-10-10', amount: 400_00 },
  ],
  0,
)

test('An instalment is due from its date, and before that the next one or all may be paid', () => {
  expect(dueNow(year, '2026-05-01')).toBe(500_00)
  expect(dueNow(year, '2026-06-10')).toBe(500_00)
  expect(dueNow(year, '2026-10-10')).toBe(900_00)
  expect(dueNow(allocateToInstalments(year, 500_00), '2026-06-10')).toBe(400_00)
  expect(amountToPay(year, 'everything', '2026-05-01')).toBe(1_200_00)
  expect(dueNow(allocateToInstalments(year, 1_200_00), '2027-02-01')).toBe(0)
})

test('A late fee applies once, the day after the grace days, and only to the unpaid part', () => {
  const late = (today: string, instalments = year) =>
    withLateFees(instalments, terms, today).map((one) => one.late_fee)
  expect(late('2026-06-17')).toEqual([0, 0, 0])
  expect(late('2026-06-18')).toEqual([50_00, 0, 0])
  expect(late('2026-06-18', allocateToInstalments(year, 500_00))).toEqual([0, 0, 0])
  const once = withLateFees(year, terms, '2026-06-18')
  expect(withLateFees(once, terms, '2026-06-30')).toEqual(once)
  const spared = waiveInstalments(once, 50_00)
  expect(spared[0]).toMatchObject({ late_fee: 50_00, waived: 50_00 })
  expect(withLateFees(spared, terms, '2026-06-30')).toEqual(spared)
})

test('A percentage late fee applies to the unpaid part', () => {
  const share = { late_fee: { kind: 'percent', percent: 2.5 }, grace_days: 0 } as const
  expect(withLateFees(allocateToInstalments(year, 100_00), share, '2026-06-11')[0]?.late_fee).toBe(10_00)
})

test('A fee reports its status', () => {
  expect(feeTotals(year)).toMatchObject({ state: 'due', next_due_on: '2026-06-10', amount: 1_200_00 })
  expect(feeTotals(allocateToInstalments(year, 1))).toMatchObject({
    state: 'part paid',
    outstanding: 1_199_99,
  })
  expect(feeTotals(allocateToInstalments(year, 1_200_00))).toMatchObject({ state: 'paid', next_due_on: null })
  expect(feeTotals(waiveInstalments(year, 1_200_00))).toMatchObject({ state: 'waived', amount: 0 })
  expect(feeTotals(waiveInstalments(allocateToInstalments(year, 1), 1_199_99))).toMatchObject({
    state: 'paid',
  })
})
