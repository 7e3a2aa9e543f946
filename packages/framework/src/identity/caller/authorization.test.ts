import { expect, test } from 'vitest'
import { readAuthorization } from './identify.ts'

const base64 = (text: string) => Buffer.from(text).toString('base64')

test('A token names a key and its secret, with the scheme in any case', () => {
  expect(readAuthorization('token abc:def')).toEqual({ key: 'abc', secret: 'def' })
  expect(readAuthorization('TOKEN abc:d:f')).toEqual({ key: 'abc', secret: 'd:f' })
})

test('Basic holds the same key and secret in base64', () => {
  expect(readAuthorization(`Basic ${base64('abc:def')}`)).toEqual({ key: 'abc', secret: 'def' })
})

test('Only a header of exactly two words is read', () => {
  for (const header of [undefined, '', 'token', 'token ', 'token a:b c'])
    expect(readAuthorization(header)).toBeNull()
})

test('An unknown scheme or a token without a colon fails authentication', () => {
  expect(readAuthorization('Bearer abc')).toBe('unusable')
  expect(readAuthorization('token abc')).toBe('unusable')
})

test('Invalid base64 is refused as such', () => {
  for (const value of ['%%%', 'abc=def', Buffer.from([0xff, 0xfe, 0x3a]).toString('base64')])
    expect(() => readAuthorization(`Basic ${value}`)).toThrow('Failed to decode')
})
