import { expect, test } from 'vitest'
import { readWords } from './child-body.tsx'
import { wordOf } from './state-words.ts'

test('A family sees a description of each read instead of a method address', () => {
  expect(readWords('opened')).toBe('family.read_opened')
  expect(readWords('listed')).toBe('family.read_listed')
  expect(readWords('exported')).toBe('family.read_exported')
  expect(readWords('card check')).toBe('family.read_card')
  expect(readWords('newer than this page')).toBe('family.read_opened')
})

test.each([
  ['Somebody who was signed in', 'family.by_somebody'],
  ['Somebody who was not signed in', 'family.by_guest'],
  ['The card was checked publicly', 'family.by_card_check'],
] as const)('%s is shown in the family’s language', (who, id) => {
  expect(wordOf(who, (asked) => asked)).toBe(id)
})
