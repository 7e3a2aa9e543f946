import { expect, test } from 'vitest'
import { inSentence } from './in-sentence.ts'

test('A label begins with a small letter within a sentence, an abbreviation does not', () => {
  expect(inSentence('Web page')).toBe('web page')
  expect(inSentence('PIN code')).toBe('PIN code')
  expect(inSentence('ஆர்டர்')).toBe('ஆர்டர்')
  expect(inSentence('')).toBe('')
})
