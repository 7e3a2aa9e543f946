import { expect, test } from 'vitest'
import { questionIn, marketSearch } from './question.ts'

test('The filters of a page are in its address, without empty ones', () => {
  const question = { category: 'CLC-001', tag: '', txt: 'blue cycle', start: 24 }
  expect(marketSearch(question)).toBe('?category=CLC-001&txt=blue+cycle&start=24')
  expect(questionIn(marketSearch(question))).toEqual(question)
  expect(marketSearch({ category: '', tag: '', txt: '', start: 0 })).toBe('')
})

test('An address with invalid filters requests everything', () => {
  expect(questionIn('?start=-5&other=1')).toEqual({ category: '', tag: '', txt: '', start: 0 })
  expect(questionIn('?start=1e9')).toEqual({ category: '', tag: '', txt: '', start: 0 })
})
