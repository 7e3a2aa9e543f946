import { expect, test } from 'vitest'
import { articleMarkup } from './article-markup.ts'

test('A picture of the site loads late, in the size of the screen', () => {
  const html = articleMarkup('<p>A</p><img src="/files/pot.jpg" alt="Pot" />')
  expect(html).toContain('loading="lazy"')
  expect(html).toContain('srcset="')
  expect(html).toContain('alt="Pot"')
})

test('A picture of another site has no smaller copies', () => {
  const html = articleMarkup('<img src="https://x.example/pot.jpg" alt="" />')
  expect(html).toContain('src="https://x.example/pot.jpg"')
  expect(html).not.toContain('srcset')
})
