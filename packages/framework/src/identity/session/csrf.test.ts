import { expect, test } from 'vitest'
import { requireCsrf } from './sessions.ts'

const session = { name: 'SES-1', csrf_token: 'right', isRenewed: false }

test('a page proves itself by its own token', () => {
  expect(() => requireCsrf('right', session)).not.toThrow()
})

test('without the token, or with another one, a change is refused', () => {
  for (const wrong of [undefined, null, '', 'wrong', 'rights', 5, ['right']])
    expect(() => requireCsrf(wrong, session)).toThrow('Invalid Request')
})

test('a session without a page, and a caller without a session, need none', () => {
  expect(() => requireCsrf(undefined, { ...session, csrf_token: null })).not.toThrow()
  expect(() => requireCsrf(undefined, null)).not.toThrow()
})
