import { expect, test } from 'vitest'
import { negotiateLanguage } from './negotiate-language.ts'

test.each([
  ['/', undefined, 'en'],
  ['/', 'ta-IN,ta;q=0.9,en;q=0.8', 'ta'],
  ['/', 'fr-FR,hi;q=0.5,en;q=0.4', 'hi'],
  ['/', 'en;q=0.2,hi;q=0.7', 'hi'],
  ['/', 'de', 'en'],
  ['/?language=ta', 'hi', 'ta'],
  ['/?language=xx', 'hi', 'hi'],
])('%s for a reader of %s is in %s', (url, header, language) => {
  expect(negotiateLanguage(url, header)).toBe(language)
})
