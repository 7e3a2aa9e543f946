import { expect, test } from 'vitest'
import { pageFonts, readPageFont } from './page-fonts.ts'

test('every face of the house is found under the address of the page', () => {
  const addresses = [...pageFonts('/fonts/').matchAll(/url\('([^']+)'\)/g)].map(([, address]) => address)
  expect(addresses).toContain('/fonts/anek-tamil-500.woff2')
  expect(addresses).toContain('/fonts/anek-devanagari-540.woff2')
  expect(addresses.filter((address) => !address?.startsWith('/fonts/anek-'))).toEqual([])
})

test('nothing but a font is read, whatever it is called', async () => {
  for (const name of [
    '',
    'fonts.css',
    '../src/fonts/fonts.css',
    'anek-/../../src/index.woff2',
    'anek-none.woff2',
  ])
    expect(await readPageFont(name)).toBeNull()
})
