import { expect, test } from 'vitest'
import { plainWords } from './site-words.ts'

test('A description is plain text, cut between two words', () => {
  expect(plainWords('<p>One&nbsp;<b>two</b></p><p>three</p>')).toBe('One two three')
  const long = plainWords(`<p>${'word '.repeat(60)}</p>`)
  expect(long.length).toBeLessThanOrEqual(161)
  expect(long.endsWith('word…')).toBe(true)
  expect(plainWords(null)).toBe('')
})
