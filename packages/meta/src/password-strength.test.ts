import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test('A password that the server would refuse is rated too short', () => {
  expect(passwordStrength('')).toBe('too short')
  expect(passwordStrength('Aa1!xyzKq')).toBe('too short')
})

test('Repetitions and sequences do not raise the rating', () => {
  expect(
    ['aaaaaaaaaaaaaaaa', '1234567890123456', 'abababababababab', 'qwertyuiop'].map(passwordStrength),
  ).toEqual(Array(4).fill('weak'))
})

test('A common password stays weak with an added digit, sign or letter', () => {
  expect(['password123', 'P@ssw0rd123', 'Welcome@2026', 'iloveyou1234'].map(passwordStrength)).toEqual(
    Array(4).fill('weak'),
  )
})

test('Several words are rated good in any script', () => {
  expect(passwordStrength('kite under the neem tree')).toBe('good')
  expect(passwordStrength('पतंग नीम के नीचे उड़ती')).toBe('good')
  expect(passwordStrength('kite neem pot')).toBe('fair')
})
