// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { markupOf, wordsOf } from './comment-row.tsx'

test('typed words become paragraphs and lines, and no tag', () => {
  expect(markupOf(' One\ntwo <b>\n\n\nthree & four ')).toBe(
    '<p>One<br />two &lt;b&gt;</p><p>three &amp; four</p>',
  )
})

test('what was typed is read again as it was', () => {
  const typed = 'Call her on Monday\n5 < 6 & 7 > 2\n\nThen write'
  expect(wordsOf(markupOf(typed))).toBe(typed)
})

test('of formatted text the words are read, entry by entry', () => {
  expect(wordsOf('<p><b>Look</b> here</p><ul><li>one</li><li>two</li></ul><img src="/x" alt="A kite">')).toBe(
    'Look here\n\none\ntwo\n\nA kite',
  )
})
