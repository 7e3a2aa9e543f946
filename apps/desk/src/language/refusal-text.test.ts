import { expect, test } from 'vitest'
import { errorFromResponse, errorWithoutResponse } from '#client'
import type { Translate } from './translate.ts'
import { refusalText } from './refusal-text.ts'

const t: Translate = (id, values) => (values ? `${id} ${JSON.stringify(values)}` : id)

const refusal = (status: number, code: string, retryAfter: string | null = null) =>
  errorFromResponse(status, { code, message: 'What the server says' }, retryAfter)

test('A rate-limited user sees the server’s waiting time', () => {
  expect(refusalText(refusal(429, 'identity.too_many_attempts', '40'), t)).toBe(
    'desk.wait_seconds {"count":40}',
  )
  expect(refusalText(refusal(429, 'identity.too_many_attempts', '599'), t)).toBe(
    'desk.wait_minutes {"count":10}',
  )
  expect(refusalText(refusal(429, 'rate'), t)).toBe('states.too_busy')
})

test('A wrong password shows a message for the call that asked for it', () => {
  const error = refusal(401, 'identity.wrong_credentials')
  expect(refusalText(error, t)).toBe('desk.password_wrong')
  expect(refusalText(error, t, { 'identity.wrong_credentials': 'desk.sign_in_wrong' })).toBe(
    'desk.sign_in_wrong',
  )
})

test('An error without our own message shows the server’s', () => {
  expect(refusalText(refusal(403, 'identity.no_password'), t)).toBe('What the server says')
  expect(refusalText(errorWithoutResponse(new Error('gone')), t)).toBe('desk.sign_in_unreached')
})
