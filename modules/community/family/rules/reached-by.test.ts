import { expect, test } from 'vitest'
import { contactValue } from './reached-by.ts'

test('a number is kept with its country, an Indian one when it says none', () => {
  expect(contactValue('phone', '98400 55501')).toBe('+919840055501')
  expect(contactValue('phone', '+44 7700 900123')).toBe('+447700900123')
  expect(contactValue('phone', '7700 900')).toBeNull()
})

test('addresses are kept in small letters', () => {
  expect(contactValue('email', ' Lakshmi@Families.example ')).toBe('lakshmi@families.example')
  expect(contactValue('email', 'lakshmi')).toBeNull()
})

test('a name is not empty', () => {
  expect(contactValue('full_name', '  ')).toBeNull()
})
