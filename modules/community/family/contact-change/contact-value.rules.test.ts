import { expect, test } from 'vitest'
import { parseContactValue } from './contact-change.doctype.ts'

test('Stores a number with its country code, by default the Indian one', () => {
  expect(parseContactValue('phone', '98400 55501')).toBe('+919840055501')
  expect(parseContactValue('phone', '+44 7700 900123')).toBe('+447700900123')
  expect(parseContactValue('phone', '7700 900')).toBeNull()
})

test('Stores email addresses in lower case', () => {
  expect(parseContactValue('email', ' Lakshmi@Families.example ')).toBe('lakshmi@families.example')
  expect(parseContactValue('email', 'lakshmi')).toBeNull()
})

test('Refuses an empty name', () => {
  expect(parseContactValue('full_name', '  ')).toBeNull()
})
