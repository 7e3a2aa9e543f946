import { expect, test } from 'vitest'
import { requireCsrf } from './sessions.ts'

const session = { name: 'SES-1', csrf_token: 'right', isRenewed: false }

test('A page is authorised by its own CSRF token', () => {
  expect(() => requireCsrf('right', session)).not.toThrow()
})

test('A change without the token or with another one is refused', () => {
  for (const wrong of [undefined, null, '', 'wrong', 'rights', 5, ['right']])
    expect(() => requireCsrf(wrong, session)).toThrow('Invalid Request')
})

test('A session without a page and a caller without a session need no token', () => {
  expect(() => requireCsrf(undefined, { ...session, csrf_token: null })).not.toThrow()
  expect(() => requireCsrf(undefined, null)).not.toThrow()
})
