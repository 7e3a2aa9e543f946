import { expect, test } from 'vitest'
import { MASK, restoreSecrets, wordingFor, wordMessage } from './render-message.rules.ts'

const event = { values: ['name', 'code'], secrets: ['code'] }
const wording = { subject: 'For {{ name }}', body: 'Dear {{ name }}, your code is {{ code }}.' }

test('Masks a secret in storage and shows it to the recipient', () => {
  const worded = wordMessage(event, wording, { name: 'Meena', code: '123456' })
  expect(worded.body).toBe(`Dear Meena, your code is ${MASK}.`)
  expect(restoreSecrets(worded).body).toBe('Dear Meena, your code is 123456.')
})

test('A card masks its secret, and a value of several paragraphs stays in its place', () => {
  const withCard = { ...wording, card: 'For {{ name }}\n\n{{ code }}\n\nEnd' }
  const worded = wordMessage(event, withCard, { name: 'Meena\n\nand {{ code }}', code: '123456' })
  expect(worded.card).toEqual(['For Meena\n\nand {{ code }}', MASK, 'End'])
  expect(restoreSecrets(worded).card).toEqual(['For Meena\n\nand {{ code }}', '123456', 'End'])
  expect(wordingFor('sms', withCard)).not.toHaveProperty('card')
})

test('A name cannot imitate the mask to reveal the secret', () => {
  const worded = wordMessage(event, wording, { name: MASK, code: '123456' })
  expect(restoreSecrets(worded).subject).not.toContain('123456')
})

test('A name cannot add headers to an e-mail', () => {
  const { subject } = wordMessage(event, wording, { name: 'A\r\nBcc: all@example.org', code: '' })
  expect(subject).toBe('For A Bcc: all@example.org')
})

test('Leaves a value empty that the event does not have', () => {
  expect(wordMessage({ values: [] }, wording, { name: 'Meena' }).subject).toBe('For')
})

test('Small channels use the short text where there is one', () => {
  expect(wordingFor('sms', { ...wording, short: 'Code' }).body).toBe('Code')
  expect(wordingFor('e-mail', { ...wording, short: 'Code' }).body).toBe(wording.body)
  expect(wordingFor('push', wording).body).toBe(wording.body)
})
