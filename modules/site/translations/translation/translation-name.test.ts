import { expect, test } from 'vitest'
import { translationName } from './translation.doctype.ts'

test('A text has one name in each language', () => {
  const names = [
    translationName('hi', 'Shop'),
    translationName('ta', 'Shop'),
    translationName('hi', 'shop'),
    translationName('hi', 'Shops'),
  ]
  expect(new Set(names).size).toBe(4)
  for (const name of names) expect(name).toMatch(/^(hi|ta)-[0-9a-f]{20}$/)
})

test('Whitespace and line breaks do not change a text’s name', () => {
  expect(translationName('hi', ' Made\n nearby ')).toBe(translationName('hi', 'Made nearby'))
})
