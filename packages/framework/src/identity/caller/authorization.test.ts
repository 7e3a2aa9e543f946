import { expect, test } from 'vitest'
import { readAuthorization } from './identify.ts'

const base64 = (text: string) => Buffer.from(text).toString('base64')

test('a token names a key and its secret, however its scheme is written', () => {
  expect(readAuthorization('token abc:def')).toEqual({ key: 'abc', secret: 'def' })
  expect(readAuthorization('TOKEN abc:d:f')).toEqual({ key: 'abc', secret: 'd:f' })
})

test('Basic holds the same in base64', () => {
  expect(readAuthorization(`Basic ${base64('abc:def')}`)).toEqual({ key: 'abc', secret: 'def' })
})

test('only exactly two words count', () => {
  for (const header of [undefined, '', 'token', 'token ', 'token a:b c'])
    expect(readAuthorization(header)).toBeNull()
})

test('a scheme that we do not speak, or a token without a colon, is a claim that cannot hold', () => {
  expect(readAuthorization('Bearer abc')).toBe('unusable')
  expect(readAuthorization('token abc')).toBe('unusable')
})

test('what is no base64 is refused as such', () => {
  for (const value of ['%%%', 'abc=def', Buffer.from([0xff, 0xfe, 0x3a]).toString('base64')])
    expect(() => readAuthorization(`Basic ${value}`)).toThrow('Failed to decode')
})
