import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskOptional, maskEmail, maskName, maskPhone } from './mask.rules.ts'

test('A family recognises its child in the masked preview', () => {
  expect(maskName('Kavya R')).toBe('K*** R***')
  expect(maskName('  Kavya   Rajan ')).toBe('K*** R***')
  expect(maskName('கௌரி சே')).toBe('கௌ*** சே***')
  expect(maskEmail('meena@example.org')).toBe('m***@e***')
  expect(maskPhone('+91 98400 12345')).toBe('******2345')
})

test('Leaves missing values out', () => {
  expect(maskOptional(maskName, null)).toBeNull()
  expect(maskOptional(maskName, ' ')).toBeNull()
})

const word = fc.stringMatching(/^[a-zA-Z]{2,14}$/)

test('Masks a word to its first letter and hides its length', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
      const expected = words.map((one) => `${one.slice(0, 1)}***`).join(' ')
      expect(maskName(words.join(' '))).toBe(expected)
    }),
  )
})

test('Masks a number to its last digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+[1-9][0-9]{7,14}$/), (phone) => {
      expect(maskPhone(phone)).toBe(`******${phone.slice(-4)}`)
    }),
  )
})
