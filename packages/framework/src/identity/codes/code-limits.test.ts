import { expect, test } from 'vitest'
import { knownContactLimits, prefixLimit, requestLimits, newContactLimits } from './code-requests.ts'

const words = (keys: readonly { key: string }[]) =>
  keys.map(({ key }) => key.split(' ', 3).slice(1).join(' '))

test('Codes are limited per number block in the home country, and more tightly per whole country elsewhere', () => {
  expect(prefixLimit('+919840012345').key).toBe(prefixLimit('+919840999999').key)
  expect(prefixLimit('+919840012345').key).not.toBe(prefixLimit('+919841012345').key)
  expect(prefixLimit('+971501234567').key).toBe(prefixLimit('+971509999999').key)
  expect(prefixLimit('+971501234567').most).toBeLessThan(prefixLimit('+919840012345').most)
})

test('Code requests are counted by number and network only, and by no value that strangers share', () => {
  const limits = requestLimits({ sentTo: '+919840012345', purpose: 'sign in', address: '192.0.2.7' })
  expect(limits.map(({ key }) => key.split(' ', 2)[1])).toEqual(['pause', 'hour', 'day', 'address'])
})

test('Codes to unknown numbers and codes to known users have separate limits', () => {
  const newContacts = newContactLimits({
    contact: { field: 'phone', value: '+919840012345' },
    network: 'n',
    perDay: 7,
  })
  expect(words(newContacts)).toEqual(['new address', 'prefix +919840', 'new all'])
  expect(newContacts.at(-1)?.most).toBe(7)
  expect(words(knownContactLimits(9))).toEqual(['known all'])
})
