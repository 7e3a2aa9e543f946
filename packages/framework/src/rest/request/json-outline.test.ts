import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonOutline, countNames } from './body-parsers.ts'

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

test('The outline of a JSON text follows its structure, whatever its strings contain', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      const { depth, names } = jsonOutline(JSON.stringify(value), 100)
      return depth === depthOf(value) && names === countNames(value)
    }),
  )
})

test('A duplicate key is counted each time, though only one is read', () => {
  const text = '{"a": [{"b": ":"}, {"b": 1, "b": 2}]}'
  expect(jsonOutline(text, 100).names).toBe(4)
  expect(countNames(JSON.parse(text))).toBe(3)
})

test('Counting stops at the limit', () => {
  expect(jsonOutline('['.repeat(1_000_000), 32).depth).toBe(33)
})
