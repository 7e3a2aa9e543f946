import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isArea, isServed } from '../business/business.rules.ts'

const chennai = { from_postal_code: '600001', to_postal_code: '600132' }
const chengalpattu = { from_postal_code: '603001', to_postal_code: '603210' }

test('A business without service areas delivers everywhere', () => {
  const codes = fc.integer({ min: 100_000, max: 999_999 }).map(String)
  fc.assert(fc.property(codes, (code) => isServed({ service_areas: [] }, code)))
})

test('A business delivers to the postal codes of its areas, both ends included, and nowhere else', () => {
  const service_areas = [chennai, chengalpattu]
  const codes = fc.oneof(
    fc.integer({ min: 100_000, max: 999_999 }),
    fc.integer({ min: 599_990, max: 603_220 }),
    fc.constantFrom(600_001, 600_132, 600_133, 603_000, 603_001, 603_210, 603_211),
  )
  fc.assert(
    fc.property(codes, (code) => {
      const isInside = (code >= 600_001 && code <= 600_132) || (code >= 603_001 && code <= 603_210)
      expect(isServed({ service_areas }, String(code))).toBe(isInside)
    }),
  )
})

test.each([
  ['600001', '600132', true],
  ['600001', '600001', true],
  ['600132', '600001', false],
  ['60001', '600132', false],
  ['000001', '600132', false],
  ['', '', false],
])('Validates %j to %j as a service area: %s', (from, to, expected) =>
  expect(isArea(from, to)).toBe(expected),
)
