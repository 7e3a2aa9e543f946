import { expect, test } from 'vitest'
import { questionIn, searchOf } from './question.ts'

test('what a page asks for stands in its address, and nothing that is empty', () => {
  const question = { category: 'CLC-001', txt: 'blue cycle', start: 24 }
  expect(searchOf(question)).toBe('?category=CLC-001&txt=blue+cycle&start=24')
  expect(questionIn(searchOf(question))).toEqual(question)
  expect(searchOf({ category: '', txt: '', start: 0 })).toBe('')
})

test('an address that says nonsense asks for everything', () => {
  expect(questionIn('?start=-5&other=1')).toEqual({ category: '', txt: '', start: 0 })
  expect(questionIn('?start=1e9')).toEqual({ category: '', txt: '', start: 0 })
})
