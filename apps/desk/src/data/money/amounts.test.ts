import { expect, test } from 'vitest'
import { minorOf, readAmount, typedAmount } from './amounts.ts'

const most = 500_00

test('Amounts are parsed as users type them', () => {
  expect(readAmount('420', most)).toEqual({ minor: 42_000, problem: null })
  expect(readAmount(' ₹ 420.5 ', most)).toEqual({ minor: 42_050, problem: null })
  expect(readAmount('1,23,456.75', 2e9)).toEqual({ minor: 12_345_675, problem: null })
})

test('An invalid, too small or too large amount gets an error', () => {
  expect(readAmount('', most).problem).toBe('missing')
  for (const typed of ['ten', '-5', '1.234', '1e3', '1,2', '9'.repeat(20)])
    expect(readAmount(typed, most).problem, typed).toBe('bad')
  expect(readAmount('0', most).problem).toBe('low')
  expect(readAmount('0.00', most).problem).toBe('low')
  expect(readAmount('500.01', most).problem).toBe('high')
  expect(readAmount('500', most).minor).toBe(50_000)
})

test('A suggested amount can be parsed back', () => {
  expect([42_000, 42_050, 42_005].map(typedAmount)).toEqual(['420', '420.50', '420.05'])
  expect(readAmount(typedAmount(42_005), most).minor).toBe(42_005)
})

test('A missing amount is empty', () => {
  expect([minorOf(null), minorOf(undefined), minorOf(4.35)]).toEqual([0, 0, 435])
})
