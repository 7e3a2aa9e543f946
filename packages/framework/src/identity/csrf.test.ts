import { expect, test } from 'vitest'
import { requireCsrf } from './csrf.ts'

const session = { name: 'SES-1', csrf_token: 'right', isRenewed: false }
const request = (token?: string, body: unknown = null) => ({
  headers: { 'x-frappe-csrf-token': token },
  body,
})

test('a page sends its token in a header or in a field', () => {
  expect(() => requireCsrf(request('right'), session)).not.toThrow()
  expect(() => requireCsrf(request(undefined, { csrf_token: 'right' }), session)).not.toThrow()
})

test('without the token, or with another one, a change is refused', () => {
  for (const wrong of [request(), request('wrong'), request('rights'), request(undefined, { csrf_token: 5 })])
    expect(() => requireCsrf(wrong, session)).toThrow('Invalid Request')
})

test('a session without a page, and a caller without a session, need none', () => {
  expect(() => requireCsrf(request(), { ...session, csrf_token: null })).not.toThrow()
  expect(() => requireCsrf(request(), null)).not.toThrow()
})
