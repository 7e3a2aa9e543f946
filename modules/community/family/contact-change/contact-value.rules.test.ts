import { expect, test } from 'vitest'
import { parseContactValue } from './contact-change.doctype.ts'

test('a number is kept with its country, an Indian one when it says none', () => {
  expect(parseContactValue('phone', '98400 55501')).toBe('+919840055501')
  expect(parseContactValue('phone', '+44 7700 900123')).toBe('+447700900123')
  expect(parseContactValue('phone', '7700 900')).toBeNull()
})

test('addresses are kept in small letters', () => {
  expect(parseContactValue('email', ' Lakshmi@Families.example ')).toBe('lakshmi@families.example')
  expect(parseContactValue('email', 'lakshmi')).toBeNull()
})

test('a name is not empty', () => {
  expect(parseContactValue('full_name', '  ')).toBeNull()
})
