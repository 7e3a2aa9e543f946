import { expect, test } from 'vitest'
import { plainWords } from './site-words.ts'

test('a description is plain words, cut between two of them', () => {
  expect(plainWords('<p>One&nbsp;<b>two</b></p><p>three</p>')).toBe('One two three')
  const long = plainWords(`<p>${'word '.repeat(60)}</p>`)
  expect(long.length).toBeLessThanOrEqual(161)
  expect(long.endsWith('word…')).toBe(true)
  expect(plainWords(null)).toBe('')
})
