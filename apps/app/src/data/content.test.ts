import { expect, test } from 'vitest'
import { listIn, numberIn, parseJson, recordsIn, textIn } from './content.ts'

test('A missing value or one of another type reads as empty', () => {
  const content = { title: 'Fair', count: 12, items: [{ a: 1 }, null, 'x', [1]], other: {} }
  expect([textIn(content, 'title'), textIn(content, 'count'), textIn(content, 'items')]).toEqual([
    'Fair',
    '12',
    '',
  ])
  expect([numberIn(content, 'count'), numberIn(content, 'title')]).toEqual([12, null])
  expect(listIn(content, 'other')).toEqual([])
  expect(recordsIn(listIn(content, 'items'))).toEqual([{ a: 1 }])
  expect(parseJson('{')).toBeUndefined()
})
