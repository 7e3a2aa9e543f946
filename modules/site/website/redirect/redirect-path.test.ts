import { expect, test } from 'vitest'
import { redirectPath } from './redirect-path.rules.ts'

test('Two spellings of a path make one redirect', () => {
  expect(redirectPath(' /old-page/?from=mail#top ')).toBe('/old-page')
  expect(redirectPath('/old-page')).toBe('/old-page')
  expect(redirectPath('/')).toBe('/')
})

test('An external address is no path of this site', () => {
  expect(
    ['https://example.org/a', '//example.org', '/\\example.org', 'old-page', ''].map(redirectPath),
  ).toEqual(Array(5).fill(null))
})
