import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.rules.ts'

const words = (count: number, word = 'word') =>
  `<p>${Array.from({ length: count }, () => word).join(' ')}</p>`

test('A short post takes a minute, and a thousand words take five', () => {
  expect(readingMinutes('<p></p>')).toBe(1)
  expect(readingMinutes(words(20))).toBe(1)
  expect(readingMinutes(words(1000))).toBe(5)
})

test('Words of every script count, and markup, signs and entities do not', () => {
  expect(readingMinutes(words(600, 'பட்டம்'))).toBe(3)
  expect(readingMinutes(words(600, 'पतंग'))).toBe(3)
  expect(readingMinutes(`${words(400)}<p class="a b c d">${'– &nbsp; '.repeat(2000)}</p>`)).toBe(2)
})

test('Twelve pictures add two minutes', () => {
  expect(readingMinutes(words(200) + '<img src="/files/a.png" alt="">'.repeat(12))).toBe(3)
})
