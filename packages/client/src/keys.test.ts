import { expect, test } from 'vitest'
import { authorizationFor } from './device-storage.ts'

const all = { api_key: 'key', api_secret: 'secret', customerRefId: 'CUS-1' }

test('A guest sends no token', () => {
  expect(authorizationFor('GET', { api_key: null, api_secret: null, customerRefId: null })).toBeUndefined()
  expect(authorizationFor('GET', { ...all, api_secret: null })).toBeUndefined()
})

test('A read sends the token as soon as key and secret are stored', () => {
  expect(authorizationFor('GET', { ...all, customerRefId: null })).toBe('token key:secret')
})

test('A post sends the token only when the customer is known too', () => {
  expect(authorizationFor('POST', { ...all, customerRefId: null })).toBeUndefined()
  expect(authorizationFor('POST', all)).toBe('token key:secret')
})
