import { expect, test } from 'vitest'
import { adIn, emptyAd, adProblems } from './ad-answers.ts'

const complete = { ...emptyAd, title: 'A chair', category: 'CLC-001', description: 'Four legs' }

test('A title, a place and a description are required', () => {
  expect(adProblems(complete)).toEqual({})
  expect(Object.keys(adProblems({ ...emptyAd, title: ' ' }))).toEqual(['title', 'category', 'description'])
})

test.each([
  ['', null],
  ['0', 0],
  ['₹ 1,250', 1250],
  ['99.50', 99.5],
])('A price of %j is %s in rupees', (price, amount) => {
  expect(adProblems({ ...complete, price })).toEqual({})
  expect(adIn({ ...complete, price })).toMatchObject({ price: amount })
})

test.each(['cheap', '-5', '1.234', '9007199254740993'])('A price of %s is invalid', (price) => {
  expect(adProblems({ ...complete, price })).toEqual({ price: 'classifieds.form_price_wrong' })
})

test('A seller who shows a phone number must enter one', () => {
  expect(adProblems({ ...complete, shows_phone: true })).toEqual({ phone: 'classifieds.form_missing' })
  expect(adProblems({ ...complete, shows_phone: true, phone: '98400 12345' })).toEqual({})
})

test('A new classified ad is sent without a name', () => {
  expect(adIn(complete)).not.toHaveProperty('name')
  expect(adIn({ ...complete, name: 'CL-00001', shows_phone: true })).toMatchObject({
    name: 'CL-00001',
    shows_phone: 1,
  })
})
