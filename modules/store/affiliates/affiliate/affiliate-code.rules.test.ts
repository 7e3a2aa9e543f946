import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAffiliateCode, isAffiliateCode, normalizeAffiliateCode } from './affiliate-code.rules.ts'

test('A code can be spoken, has no letters that are mistaken for others, and is found as people type it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), (numbers) => {
      const left = [...numbers]
      const code = createAffiliateCode(() => left.pop() ?? 0)
      expect(code).toMatch(/^(?:[BDFGHKMNPRTW][AEU]){3}[2346789]{2}$/)
      expect(isAffiliateCode(code)).toBe(true)
      expect(normalizeAffiliateCode(` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)}-`)).toBe(code)
    }),
  )
})

test('The office may choose a code of 4 to 20 clear letters and digits', () => {
  expect(['CUBS', 'KUMAR5B'].map(isAffiliateCode)).toEqual([true, true])
  expect(['ABC', 'CLASS5B', 'BOOK', 'KUMAR1', 'A'.repeat(21)].map(isAffiliateCode)).toEqual(
    Array.from({ length: 5 }, () => false),
  )
})
