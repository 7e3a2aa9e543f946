import { expect, test } from 'vitest'
import { textOf } from '../index.ts'

test('Any value becomes text, even one with a broken toString', () => {
  expect([
    textOf('a'),
    textOf(1),
    textOf(null),
    textOf({ toString: 'x' }),
    textOf([[{ valueOf: 1 }]]),
  ]).toEqual(['a', '1', 'null', '{"toString":"x"}', '[[{"valueOf":1}]]'])
})
