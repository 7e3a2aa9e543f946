import { expect, test } from 'vitest'
import { MAX_IN_FILE, siteMap, siteMapFile } from './search-engine-routes.ts'

const origin = 'https://asha.example'
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `/product/${index}`, day: null }))
const addressesIn = (xml: string): number => xml.split('<url>').length - 1

test('An address is absolute, escaped for XML, and has its last change where that is known', () => {
  const xml = siteMap(
    [
      { path: '/p/salt-&-pepper', day: '2026-11-20' },
      { path: '/events', day: null },
    ],
    origin,
  )
  expect(xml).toContain(
    '<url><loc>https://asha.example/p/salt-&amp;-pepper</loc><lastmod>2026-11-20</lastmod></url>',
  )
  expect(xml).toContain('<url><loc>https://asha.example/events</loc></url>')
})

test('Addresses up to the limit of a file are one file', () => {
  expect(addressesIn(siteMap(many(MAX_IN_FILE), origin))).toBe(MAX_IN_FILE)
})

test('One more address makes an index, whose files list each address once', () => {
  const entries = many(MAX_IN_FILE + 1)
  const index = siteMap(entries, origin)
  expect(index).toContain('<sitemapindex')
  expect(index.match(/<loc>[^<]+<\/loc>/g)).toEqual([
    '<loc>https://asha.example/sitemap-1.xml</loc>',
    '<loc>https://asha.example/sitemap-2.xml</loc>',
  ])
  expect([1, 2, 3, 99].map((number) => addressesIn(siteMapFile(entries, number, origin)))).toEqual([
    ...[MAX_IN_FILE, 1, 0, 0],
  ])
})
