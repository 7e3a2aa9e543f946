import { expect, test } from 'vitest'
import { siteAddress } from './page.rules.ts'

test.each([
  ['Web Page', 'home-page', '/'],
  ['Web Page', 'about-us', '/about-us'],
  ['Web Page', 'our-school', '/p/our-school'],
  ['Gallery', 'gallery-detail/G-00001', '/gallery-detail/G-00001'],
  ['Product', 'product/கோலம்', '/product/%E0%AE%95%E0%AF%8B%E0%AE%B2%E0%AE%AE%E0%AF%8D'],
])('A %s with the route %s has the path %s', (doctype, route, path) => {
  expect(siteAddress({ doctype, route })).toBe(path)
})
