import { expect, test } from 'vitest'
import {
  decideRenewalStatus,
  findNextOpenYear,
  type KnownRenewal,
  type ClassSeat,
} from './renewable-children.ts'

const years = [
  { name: '2028-29', starts_on: '2028-06-01', is_open: 1 },
  { name: '2026-27', starts_on: '2026-06-01', is_open: 0 },
  { name: '2027-28', starts_on: '2027-06-01', is_open: 1 },
] as const
const nextClass = new Map([
  ['Class 1', 'Class 2'],
  ['Class 2', 'Class 3'],
  ['Class 3', null],
])
const now: ClassSeat = { academic_year: '2026-27', class: 'Class 1' }
const then: ClassSeat = { academic_year: '2027-28', class: 'Class 2' }
const statusOf = (
  places: readonly ClassSeat[],
  renewals: readonly KnownRenewal[] = [],
  known: typeof years | [] = years,
) => decideRenewalStatus({ places, renewals, years: known, nextClass })

test('A child renews into the next open year and the next class', () => {
  expect(statusOf([now])).toEqual({ state: 'open', year: '2027-28', class: 'Class 1', next_class: 'Class 2' })
  expect(findNextOpenYear(years, '2027-28')?.name).toBe('2028-29')
})

test('Nothing is renewable after the last class or while no year is open', () => {
  expect(statusOf([{ ...now, class: 'Class 3' }])).toMatchObject({ state: 'last class', next_class: null })
  expect(statusOf([now], [], [])).toMatchObject({ state: 'not open', year: null })
})

test('A child promoted by the office still needs confirmation, and a confirmed one is done', () => {
  const renewal = { ...then, from_class: 'Class 1', state: 'open' } as const
  expect(statusOf([now, then], [renewal])).toEqual({
    ...{ state: 'open', year: '2027-28', class: 'Class 1', next_class: 'Class 2' },
  })
  expect(statusOf([then, now], [{ ...renewal, state: 'done' }])).toMatchObject({ state: 'done' })
})

test('A child without a place has nothing to renew', () => {
  expect(statusOf([])).toBeNull()
})
