import { expect, test } from 'vitest'
import { readConsents } from './read-consents.ts'

test('each purpose is answered by itself', () => {
  expect(readConsents({ 'records of the school': 1, 'pictures on our pages': 0 })).toEqual([
    { purpose: 'records of the school', isGiven: true },
    { purpose: 'pictures on our pages', isGiven: false },
  ])
  expect(readConsents(null)).toEqual([])
})

test.each([
  ['a purpose that nobody asked for', { spam: 1 }],
  ['an answer that is none', { 'first aid and a doctor': 'maybe' }],
  ['words', 'yes'],
])('%s is refused whole', (_, value) => {
  expect(readConsents(value)).toBeNull()
})
