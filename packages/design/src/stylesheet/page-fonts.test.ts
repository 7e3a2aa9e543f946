import { expect, test } from 'vitest'
import { pageFonts, readPageFont } from './page-fonts.ts'

test('Every font face of the design system is served under the page’s own address', () => {
  const addresses = [...pageFonts('/fonts/').matchAll(/url\('([^']+)'\)/g)].map(([, address]) => address)
  expect(addresses).toContain('/fonts/anek-tamil-500.woff2')
  expect(addresses).toContain('/fonts/anek-devanagari-540.woff2')
  expect(addresses.filter((address) => !address?.startsWith('/fonts/anek-'))).toEqual([])
})

test('Only font files are read, whatever name is requested', async () => {
  for (const name of [
    '',
    'fonts.css',
    '../src/fonts/fonts.css',
    'anek-/../../src/index.woff2',
    'anek-none.woff2',
  ])
    expect(await readPageFont(name)).toBeNull()
})
