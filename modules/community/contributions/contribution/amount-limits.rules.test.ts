import { expect, test } from 'vitest'
import {
  findAmountProblem,
  MAX_AMOUNT,
  MIN_AMOUNT,
  filterSuggestions,
  defaultSuggestions,
} from './amount-limits.rules.ts'

const bounds = { minimum: MIN_AMOUNT, maximum: MAX_AMOUNT }

test('Accepts from ten rupees to five lakh, and refuses a paisa less or more', () => {
  expect(findAmountProblem(MIN_AMOUNT, bounds)).toBeNull()
  expect(findAmountProblem(MAX_AMOUNT, bounds)).toBeNull()
  expect(findAmountProblem(MIN_AMOUNT - 1, bounds)).toBe('too_little')
  expect(findAmountProblem(MAX_AMOUNT + 1, bounds)).toBe('too_much')
})

test('Suggested amounts are within the limits, unique and ascending', () => {
  const narrow = { minimum: 200_00, maximum: 800_00 }
  expect(filterSuggestions([900_00, 700_00, 300_00, 700_00, 100_00], narrow)).toEqual([300_00, 700_00])
})

test('An organisation without its own suggestions uses the default ones', () => {
  expect(filterSuggestions([], bounds)).toEqual(defaultSuggestions)
})
