// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { meaningOf } from './formatted-text.ts'

const areSame = (one: string, other: string): boolean => meaningOf(one) === meaningOf(other)

test.each([
  ['<p>Hello</p>', 'Hello'],
  ['<p>One</p>\n\n<p>Two</p>\n', '<p>One</p><p>Two</p>'],
  ['<ul><li>Tea</li></ul>', '<ul>\n  <li><p>Tea</p></li>\n</ul>'],
  ['<b>Bold</b> <i>and</i>', '<p><strong>Bold</strong> <em>and</em></p>'],
  ['<p><em><strong>Both</strong></em></p>', '<p><strong><em>Both</em></strong></p>'],
  ['<p><strong>On</strong><strong>e</strong></p>', '<p><strong>One</strong></p>'],
  ['<p>A  line\nthat   breaks</p>', '<p>A line that breaks</p>'],
  ['<a href="/x" rel="noopener">x</a>', '<a href="/x">x</a>'],
  [
    '<table><tr><td colspan="1">1</td></tr></table>',
    '<table><tbody><tr><td><p>1</p></td></tr></tbody></table>',
  ],
  ['', '<p></p>'],
])('%s is equivalent to %s', (one, other) => {
  expect(meaningOf(one)).toBe(meaningOf(other))
})

test.each([
  ['<p>Hello</p>', '<h2>Hello</h2>'],
  ['<p>One</p><p>Two</p>', '<p>One Two</p>'],
  ['<p>a<strong> b</strong></p>', '<p>a b</p>'],
  ['<a href="/x">x</a>', '<a href="/y">x</a>'],
  ['<p lang="ta">x</p>', '<p>x</p>'],
  ['<p>One<br>Two</p>', '<p>One Two</p>'],
  ['<ul><li>a</li></ul>', '<ol><li>a</li></ol>'],
  ['<img src="/a.png" alt="A">', '<img src="/a.png" alt="B">'],
  ['<pre>a\n  b</pre>', '<pre>a b</pre>'],
])('%s is not equivalent to %s', (one, other) => {
  expect(areSame(one, other)).toBe(false)
})
