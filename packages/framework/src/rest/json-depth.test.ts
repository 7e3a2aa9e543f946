import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonDepth } from './json-depth.ts'

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

test('the depth of a text is the depth of what it says, whatever stands in its quotes', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 8 }),
      (value) => jsonDepth(JSON.stringify(value), 100) === depthOf(value),
    ),
  )
})

test('counting stops at the bound', () => {
  expect(jsonDepth('['.repeat(1_000_000), 32)).toBe(33)
})
