// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { markupOf, commentText } from './comment-row.tsx'

test('Typed text becomes paragraphs and lines without tags', () => {
  expect(markupOf(' One\ntwo <b>\n\n\nthree & four ')).toBe(
    '<p>One<br />two &lt;b&gt;</p><p>three &amp; four</p>',
  )
})

test('A stored comment is read back as it was typed', () => {
  const typed = 'Call her on Monday\n5 < 6 & 7 > 2\n\nThen write'
  expect(commentText(markupOf(typed))).toBe(typed)
})

test('Formatted text is reduced to its text, item by item', () => {
  expect(
    commentText('<p><b>Look</b> here</p><ul><li>one</li><li>two</li></ul><img src="/x" alt="A kite">'),
  ).toBe('Look here\n\none\ntwo\n\nA kite')
})
