import { expect, test } from 'vitest'
import { chooseChannels, isWelcome } from '../preference/preference.rules.ts'

const noText = { channel: 'sms', event_class: 'transactional', is_on: 0 } as const
const yesToOffers = { channel: 'e-mail', event_class: 'promotional', is_on: 1 } as const

test('Chooses the first listed channel that reaches the person', () => {
  const event = { channels: ['in-app', ['sms', 'e-mail']] as const }
  expect(chooseChannels(event, () => true)).toEqual(['in-app', 'sms'])
  expect(chooseChannels(event, (channel) => channel !== 'sms')).toEqual(['in-app', 'e-mail'])
  expect(chooseChannels(event, () => false)).toEqual([])
})

test('Transactional messages are on until opted out, and offers are off until opted in', () => {
  expect(isWelcome('sms', 'transactional', [])).toBe(true)
  expect(isWelcome('sms', 'transactional', [noText])).toBe(false)
  expect(isWelcome('e-mail', 'promotional', [])).toBe(false)
  expect(isWelcome('e-mail', 'promotional', [yesToOffers])).toBe(true)
})

test('Nobody can turn off their one-time codes or the list in the app', () => {
  expect(isWelcome('sms', 'security', [noText])).toBe(true)
  expect(isWelcome('in-app', 'promotional', [])).toBe(true)
})
