import { expect, test } from 'vitest'
import { groupedNumber, readPhone, writePhone } from './phone-field.tsx'

test('A stored number is split into its country and the rest', () => {
  expect(readPhone('+919840012345')).toEqual({ code: '91', number: '9840012345' })
  expect(readPhone('+9715012345')).toEqual({ code: '971', number: '5012345' })
  expect(readPhone('9840012345')).toEqual({ code: '91', number: '9840012345' })
})

test('A number of an unlisted country stays whole', () => {
  expect(readPhone('+35812345')).toEqual({ code: '', number: '+35812345' })
  expect(writePhone({ code: '', number: '+35812345' })).toBe('+35812345')
})

test('A parsed number is written back unchanged', () => {
  for (const phone of ['+919840012345', '+15551234', '+9715012345', ''])
    expect(writePhone(readPhone(phone))).toBe(phone)
})

test('A number is shown in its usual groups and written without them', () => {
  expect(groupedNumber('+919840012345')).toBe('98400\u00a012345')
  expect(groupedNumber('+914455500123')).toBe('44\u00a05550\u00a00123')
  expect(writePhone({ code: '91', number: '98400\u00a012345' })).toBe('+919840012345')
})

test('A number pasted with its plus keeps its own country', () => {
  expect(writePhone({ code: '91', number: '+44 20 7946 0000' })).toBe('+442079460000')
})
