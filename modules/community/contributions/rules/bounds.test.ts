import { expect, test } from 'vitest'
import { amountProblem, LARGEST, SMALLEST, suggestionsWithin, usualSuggestions } from './bounds.ts'

const bounds = { minimum: SMALLEST, maximum: LARGEST }

test('ten rupees and five lakh may be given, a paisa less or more may not', () => {
  expect(amountProblem(SMALLEST, bounds)).toBeNull()
  expect(amountProblem(LARGEST, bounds)).toBeNull()
  expect(amountProblem(SMALLEST - 1, bounds)).toBe('too_little')
  expect(amountProblem(LARGEST + 1, bounds)).toBe('too_much')
})

test('what is suggested lies within the bounds, once each, from small to large', () => {
  const narrow = { minimum: 200_00, maximum: 800_00 }
  expect(suggestionsWithin([900_00, 700_00, 300_00, 700_00, 100_00], narrow)).toEqual([300_00, 700_00])
})

test('without suggestions of its own an organisation has the usual ones', () => {
  expect(suggestionsWithin([], bounds)).toEqual(usualSuggestions)
})
