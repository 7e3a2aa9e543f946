import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonOutline, namesIn } from './body-parsers.ts'

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

test('the outline of a text is that of what it says, whatever stands in its quotes', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      const { depth, names } = jsonOutline(JSON.stringify(value), 100)
      return depth === depthOf(value) && names === namesIn(value)
    }),
  )
})

test('a name that stands twice is written more often than it is read', () => {
  const text = '{"a": [{"b": ":"}, {"b": 1, "b": 2}]}'
  expect(jsonOutline(text, 100).names).toBe(4)
  expect(namesIn(JSON.parse(text))).toBe(3)
})

test('counting stops at the bound', () => {
  expect(jsonOutline('['.repeat(1_000_000), 32).depth).toBe(33)
})
