// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isLossless, throughEditor, pastedHtml } from './formatted-text.ts'

test.each([
  ['', ''],
  ['Plain words', '<p>Plain words</p>'],
  [
    '<ul><li>Tea</li><li>Rice <b>hot</b></li></ul>',
    '<ul><li>Tea</li><li>Rice <strong>hot</strong></li></ul>',
  ],
  ['<ol><li>One<ul><li>in</li></ul></li></ol>', '<ol><li>One<ul><li>in</li></ul></li></ol>'],
  [
    '<h2>Head</h2><blockquote><p>Said</p></blockquote><hr>',
    '<h2>Head</h2><blockquote><p>Said</p></blockquote><hr>',
  ],
])('%s is converted to %s', (html, written) => {
  expect(throughEditor(html)).toBe(written)
  expect(isLossless(html)).toBe(true)
})

test.each([
  '<p lang="ta">வணக்கம் <span lang="en">hello</span></p>',
  '<p>H<sub>2</sub>O, m<sup>2</sup>, <small>small</small>, <mark>marked</mark>, <u>u</u>, <s>s</s></p>',
  '<p><a href="/events" title="All">Events</a> <a href="tel:+911">call</a></p>',
  '<p><img src="/files/a.png" alt="A kite" width="40" height="30" loading="lazy"></p>',
  '<figure><img src="/files/a.png" alt="A kite"><figcaption>A <em>kite</em></figcaption></figure>',
  '<table><thead><tr><th scope="col">Day</th></tr></thead><tbody><tr><td colspan="2">Monday</td></tr></tbody></table>',
  '<dl><dt>Fee</dt><dd>None</dd></dl>',
  '<pre><code>a\n  b</code></pre><p>One<br>Two</p>',
])('%s is preserved whole', (html) => {
  expect(isLossless(html)).toBe(true)
})

test('Markup that the editor cannot hold is reported, so that nothing is lost', () => {
  expect(isLossless('<p>a</p><div>b</div><video src="/a.mp4"></video>')).toBe(false)
  expect(isLossless('<p><strong lang="hi">a</strong></p>')).toBe(false)
})

test('Pasted content keeps its text and loses everything that could run or load', () => {
  const pasted =
    '<h1 style="color:red">Title</h1><p onclick="x()">Go <a href="javascript:x()">here</a></p><script>x()</script><img src="data:image/png;base64,AA">'
  expect(throughEditor(pastedHtml(pasted))).toBe('<h2>Title</h2><p>Go here</p>')
})
