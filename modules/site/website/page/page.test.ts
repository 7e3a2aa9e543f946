import { expect, test } from 'vitest'
import { isPublished, pageRoute } from './page.rules.ts'

test.each([
  ['/p/about-us/', 'about-us'],
  ['About-Us', 'about-us'],
  ['p/admissions', 'admissions'],
  ['/', 'home-page'],
  ['', 'home-page'],
  [null, 'home-page'],
])('Reads %j as the page %s', (asked, route) => expect(pageRoute(asked)).toBe(route))

const now = new Date('2026-11-20T04:30:00Z')

test('A page is published at its scheduled time in the site’s time zone', () => {
  const seen = (publish_on: string | null) => isPublished({ published: 1, publish_on }, now, 'Asia/Kolkata')
  expect(seen(null)).toBe(true)
  expect(seen('2026-11-20 10:00:00')).toBe(true)
  expect(seen('2026-11-20 10:00:01')).toBe(false)
})

test('An unpublished page is never visible', () => {
  expect(isPublished({ published: 0, publish_on: '2020-01-01 00:00:00' }, now, 'Asia/Kolkata')).toBe(false)
})
