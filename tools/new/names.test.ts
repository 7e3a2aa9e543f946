import { expect, test } from 'vitest'
import { constantOf, namesOf, titleOf, wireNoun } from './names.ts'

test('A title gives the names of file and constant', () => {
  expect(namesOf('Board Post')).toEqual({ title: 'Board Post', kebab: 'board-post', pascal: 'BoardPost' })
  expect(namesOf('API Key 2')).toEqual({ title: 'API Key 2', kebab: 'api-key-2', pascal: 'APIKey2' })
})

test.each(['', 'board post', 'Board-Post', 'Board  Post', '2nd Post', "Post'; drop", 'P'.repeat(61)])(
  'An invalid title is refused: %s',
  (title) => {
    expect(() => namesOf(title)).toThrow('is no title of a document type')
  },
)

test('A noun with a hyphen is written in the form that each place needs', () => {
  expect([titleOf('gift-cards'), constantOf('gift-cards'), wireNoun('gift-cards')]).toEqual([
    'Gift Cards',
    'giftCards',
    'gift_cards',
  ])
})
