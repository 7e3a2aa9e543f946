import { expect, test } from 'vitest'
import { plainText } from './site-text.ts'

test('A description is plain text, cut between two words', () => {
  expect(plainText('<p>One&nbsp;<b>two</b></p><p>three</p>')).toBe('One two three')
  const long = plainText(`<p>${'word '.repeat(60)}</p>`)
  expect(long.length).toBeLessThanOrEqual(161)
  expect(long.endsWith('word…')).toBe(true)
  expect(plainText(null)).toBe('')
})
