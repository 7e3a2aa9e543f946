import { expect, test } from 'vitest'
import { siteTimeAt } from './site-clock.ts'

const fetched = { as_of: '2026-11-29 23:59:58.500000', fetched_at: 1_000_000 }

test('The site’s clock continues while the device is offline', () => {
  expect(siteTimeAt(fetched, 1_000_000)).toBe('2026-11-29 23:59:58.500000')
  expect(siteTimeAt(fetched, 1_002_001)).toBe('2026-11-30 00:00:00.501000')
})

test('A device whose clock was set back records no check-in before the list was loaded', () => {
  expect(siteTimeAt(fetched, 0)).toBe(fetched.as_of)
})
