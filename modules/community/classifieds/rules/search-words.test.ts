import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test('what people type is searched for as it stands', () => {
  expect(searchWords('  cycle ')).toBe('cycle')
  expect(searchWords('100%_off')).toBe('100\\%\\_off')
  expect(searchWords('   ')).toBe(null)
  expect(searchWords(null)).toBe(null)
})
