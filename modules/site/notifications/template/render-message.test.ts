import { expect, test } from 'vitest'
import { MASK, unseal, wordingFor, wordMessage } from './render-message.rules.ts'

const event = { values: ['name', 'code'], secrets: ['code'] }
const wording = { subject: 'For {{ name }}', body: 'Dear {{ name }}, your code is {{ code }}.' }

test('a secret is masked where it is kept, and stands where the person reads', () => {
  const worded = wordMessage(event, wording, { name: 'Meena', code: '123456' })
  expect(worded.body).toBe(`Dear Meena, your code is ${MASK}.`)
  expect(unseal(worded).body).toBe('Dear Meena, your code is 123456.')
})

test('a name cannot pass for the mask and draw the secret to itself', () => {
  const worded = wordMessage(event, wording, { name: MASK, code: '123456' })
  expect(unseal(worded).subject).not.toContain('123456')
})

test('a name cannot add headers to a mail', () => {
  const { subject } = wordMessage(event, wording, { name: 'A\r\nBcc: all@example.org', code: '' })
  expect(subject).toBe('For A Bcc: all@example.org')
})

test('what the event does not have stays empty', () => {
  expect(wordMessage({ values: [] }, wording, { name: 'Meena' }).subject).toBe('For')
})

test('small places get the short text, where there is one', () => {
  expect(wordingFor('sms', { ...wording, short: 'Code' }).body).toBe('Code')
  expect(wordingFor('e-mail', { ...wording, short: 'Code' }).body).toBe(wording.body)
  expect(wordingFor('push', wording).body).toBe(wording.body)
})
