import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test('what the server would refuse is too short', () => {
  expect(passwordStrength('')).toBe('too short')
  expect(passwordStrength('Aa1!xyzKq')).toBe('too short')
})

test('repeating and counting on make nothing stronger', () => {
  expect(
    ['aaaaaaaaaaaaaaaa', '1234567890123456', 'abababababababab', 'qwertyuiop'].map(passwordStrength),
  ).toEqual(Array(4).fill('weak'))
})

test('a common password is weak with a digit, a sign or other letters in it, too', () => {
  expect(['password123', 'P@ssw0rd123', 'Welcome@2026', 'iloveyou1234'].map(passwordStrength)).toEqual(
    Array(4).fill('weak'),
  )
})

test('several words are good, in any script', () => {
  expect(passwordStrength('kite under the neem tree')).toBe('good')
  expect(passwordStrength('पतंग नीम के नीचे उड़ती')).toBe('good')
  expect(passwordStrength('kite neem pot')).toBe('fair')
})
