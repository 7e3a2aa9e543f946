import { expect, test } from 'vitest'
import { readLabel } from './child-body.tsx'
import { labelOf } from './state-labels.ts'

test('A family sees a description of each read instead of a method address', () => {
  expect(readLabel('opened')).toBe('family.read_opened')
  expect(readLabel('listed')).toBe('family.read_listed')
  expect(readLabel('exported')).toBe('family.read_exported')
  expect(readLabel('card check')).toBe('family.read_card')
  expect(readLabel('newer than this page')).toBe('family.read_opened')
})

test.each([
  ['Somebody who was signed in', 'family.by_somebody'],
  ['Somebody who was not signed in', 'family.by_guest'],
  ['The card was checked publicly', 'family.by_card_check'],
] as const)('%s is shown in the family’s language', (who, id) => {
  expect(labelOf(who, (asked) => asked)).toBe(id)
})
