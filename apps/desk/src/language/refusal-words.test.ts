import { expect, test } from 'vitest'
import { errorFromResponse, errorWithoutResponse } from '#client'
import type { Translate } from './translate.ts'
import { refusalWords } from './refusal-words.ts'

const t: Translate = (id, values) => (values ? `${id} ${JSON.stringify(values)}` : id)

const refusal = (status: number, code: string, retryAfter: string | null = null) =>
  errorFromResponse(status, { code, message: 'What the server says' }, retryAfter)

test('A rate-limited user sees the server’s waiting time', () => {
  expect(refusalWords(refusal(429, 'identity.too_many_attempts', '40'), t)).toBe(
    'desk.wait_seconds {"count":40}',
  )
  expect(refusalWords(refusal(429, 'identity.too_many_attempts', '599'), t)).toBe(
    'desk.wait_minutes {"count":10}',
  )
  expect(refusalWords(refusal(429, 'rate'), t)).toBe('states.too_busy')
})

test('A wrong password shows a message for the call that asked for it', () => {
  const error = refusal(401, 'identity.wrong_credentials')
  expect(refusalWords(error, t)).toBe('desk.password_wrong')
  expect(refusalWords(error, t, { 'identity.wrong_credentials': 'desk.sign_in_wrong' })).toBe(
    'desk.sign_in_wrong',
  )
})

test('An error without our own message shows the server’s', () => {
  expect(refusalWords(refusal(403, 'identity.no_password'), t)).toBe('What the server says')
  expect(refusalWords(errorWithoutResponse(new Error('gone')), t)).toBe('desk.sign_in_unreached')
})
