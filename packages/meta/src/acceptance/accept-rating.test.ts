import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptValue, starsOf, type FieldRules } from '../index.ts'

const rating = (stars: number): FieldRules => ({
  fieldname: 'liked',
  fieldtype: 'Rating',
  label: 'Liked',
  options: [String(stars)],
  required: false,
  maxLength: 140,
  min: 0,
  max: 1,
})

test('Every half star is a rating, and no value between two is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), fc.nat({ max: 20 }), (stars, half) => {
      const isThere = half <= 2 * stars
      const value = half / (2 * stars)
      const between = (half + 0.5) / (2 * stars)
      return (
        acceptValue(rating(stars), value).isAccepted === isThere &&
        !acceptValue(rating(stars), between).isAccepted
      )
    }),
  )
})

test('The default is five stars unless the field sets another number', () => {
  expect(starsOf({ options: [] })).toBe(5)
  expect(starsOf({ options: ['3'] })).toBe(3)
  expect(starsOf({ options: ['many'] })).toBe(5)
})
