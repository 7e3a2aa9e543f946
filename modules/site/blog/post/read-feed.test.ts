import { expect, test } from 'vitest'
import { feedText } from './read-feed.ts'

const channel = { siteName: 'Asha & friends', origin: 'https://asha.example' }

const post = {
  ...{ route: 'a-pot', title: 'Clay < fire & water', summary: 'A pot', author: 'Kavitha' },
  ...{ category_name: 'Workshops', date_published: 'Sat, 21 Nov 2026 04:30:00 GMT' },
}

test('A feed names its posts with their addresses and days', () => {
  const text = feedText(channel, [post])
  expect(text).toContain('<title>Asha &amp; friends: blog</title>')
  expect(text).toContain('<link>https://asha.example/blog/a-pot</link>')
  expect(text).toContain('<pubDate>Sat, 21 Nov 2026 04:30:00 GMT</pubDate>')
})

test('Signs that XML reserves or forbids do not break a feed', () => {
  const text = feedText(channel, [{ ...post, summary: 'A\u0007]]><script>' }])
  expect(text).toContain('<title>Clay &lt; fire &amp; water</title>')
  expect(text).toContain('<description>A ]]&gt;&lt;script&gt;</description>')
})
