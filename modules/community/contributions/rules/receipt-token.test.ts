import { expect, test } from 'vitest'
import { hashSecret, isSecret } from '#framework/identity'
import { receiptToken } from './receipt-token.ts'

const key = '3f0d8c5e-6a0b-4a55-9a57-2f9d8b1a7c11'

test('the same key opens with the same token, another one with another', () => {
  expect(receiptToken(key)).toBe(receiptToken(key))
  expect(receiptToken(key)).not.toBe(receiptToken(`${key}2`))
  expect(receiptToken(null)).not.toBe(receiptToken(null))
})

test('a token is a secret of the house, and not what is kept of its key', () => {
  expect(isSecret(receiptToken(key))).toBe(true)
  expect(receiptToken(key)).not.toBe(hashSecret(key))
})
