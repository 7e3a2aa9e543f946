import { expect, test } from 'vitest'
import { negotiateLanguage } from './page-routes.ts'

test.each([
  ['/', undefined, 'en'],
  ['/', 'ta-IN,ta;q=0.9,en;q=0.8', 'ta'],
  ['/', 'fr-FR,hi;q=0.5,en;q=0.4', 'hi'],
  ['/', 'en;q=0.2,hi;q=0.7', 'hi'],
  ['/', 'de', 'en'],
  ['/?language=ta', 'hi', 'ta'],
  ['/?language=xx', 'hi', 'hi'],
  ['/?language=ar-XB', 'hi', 'ar-XB'],
  ['/', 'ar-XB', 'en'],
])('%s for a reader of %s is in %s', (url, header, language) => {
  expect(negotiateLanguage({ url, acceptLanguage: header, cookie: undefined })).toBe(language)
})

test('A reader’s earlier choice overrides the browser’s language, and the address overrides both', () => {
  const preferences = { acceptLanguage: 'hi', cookie: 'a=b; preferred_language=ta' }
  expect(negotiateLanguage({ ...preferences, url: '/' })).toBe('ta')
  expect(negotiateLanguage({ ...preferences, url: '/?language=en' })).toBe('en')
  expect(negotiateLanguage({ ...preferences, url: '/', cookie: 'preferred_language=xx' })).toBe('hi')
})
