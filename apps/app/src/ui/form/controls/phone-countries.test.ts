import { expect, test } from 'vitest'
import { toE164 } from '#meta'
import { phoneFrom, phoneParts } from './phone-control.tsx'

test('A number is split into its two parts', () => {
  expect(phoneParts('')).toEqual({ code: '91', number: '' })
  expect(phoneParts('+919840012345')).toEqual({ code: '91', number: '9840012345' })
  expect(phoneParts('+977 984 1234567')).toEqual({ code: '977', number: '984 1234567' })
  expect(phoneParts('+999 1')).toEqual({ code: '91', number: '+999 1' })
})

test('A number is normalised from any spelling', () => {
  const typed = ['98400 12345', '098400 12345', '+91 98400 12345'].map((number) =>
    toE164(phoneFrom({ code: '91', number })),
  )
  expect(typed).toEqual(Array(3).fill('+919840012345'))
  expect(toE164(phoneFrom({ code: '44', number: '20 7946 0018' }))).toBe('+442079460018')
})

test('A country code alone counts as empty', () => {
  expect(phoneFrom({ code: '44', number: ' ' })).toBe('')
})
