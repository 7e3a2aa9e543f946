import { expect, test } from 'vitest'
import { hostOf, innerPath, isExternal } from './site-link.tsx'

const origin = 'https://asha.example.org'

test('An address with its own host leaves the website', () => {
  expect(['https://x.org', '//x.org', 'HTTP://x.org'].map(isExternal)).toEqual([true, true, true])
  expect(['/events', 'mailto:a@b.org', 'tel:1', '#top', 'events'].map(isExternal)).toEqual(
    Array(5).fill(false),
  )
})

test('A path inside the website keeps its query', () => {
  expect(innerPath('/search?q=pots', origin)).toBe('/search?q=pots')
  expect(innerPath(`${origin}/events`, origin)).toBe('/events')
})

test('Files, the desk, the API and other websites open outside the app', () => {
  const others = [
    '/files/a.pdf',
    '/desk',
    '/api/method/ping',
    'https://x.org/events',
    'mailto:a@b.org',
    'http://[',
  ]
  expect(others.map((href) => innerPath(href, origin))).toEqual(others.map(() => null))
  expect(hostOf('https://x.org:8443/a', origin)).toBe('x.org:8443')
})
