import { expect, test } from 'vitest'
import { doneIn, otherLanguages } from './translations.ts'

const texts = [
  { source_text: 'Shop', translations: { hi: 'दुकान', ta: 'கடை' } },
  { source_text: 'School', translations: { hi: 'स्कूल', ta: null } },
  { source_text: 'Help', translations: { hi: null, ta: null } },
]

test('Texts are translated into every language but their own', () => {
  expect(otherLanguages).toEqual([
    { code: 'hi', name: 'हिन्दी' },
    { code: 'ta', name: 'தமிழ்' },
  ])
})

test('Progress is counted for each language', () => {
  expect(doneIn(texts, 'hi')).toBe(2)
  expect(doneIn(texts, 'ta')).toBe(1)
  expect(doneIn([], 'ta')).toBe(0)
})
