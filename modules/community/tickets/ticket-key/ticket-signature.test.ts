import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createKeyPair, verifyTicket, signTicket } from '../ticket/sign-tickets.ts'

const siteKeys = createKeyPair()
const otherKeys = createKeyPair()
const claim = { ticket_code: 'f3k9v0s2', event: 'EVT-00007' }
const text = signTicket(siteKeys, claim)

test('Verifies the site’s signature by any of its keys, and signs the same text each time', () => {
  expect(verifyTicket(text, [otherKeys.publicKey, siteKeys.publicKey])).toEqual(claim)
  expect(signTicket(siteKeys, claim)).toBe(text)
})

test('Verifies no foreign signature', () => {
  expect(verifyTicket(signTicket(otherKeys, claim), [siteKeys.publicKey])).toBeNull()
  expect(verifyTicket(text, [])).toBeNull()
  expect(verifyTicket(text, ['', 'x', 'AAAA'])).toBeNull()
})

test('Rejects a ticket with any changed letter', () => {
  // The last character of a signature has unused bits.
  const place = fc.integer({ min: 0, max: text.length - 2 })
  const letter = fc.constantFrom('A', 'B', 'Z', 'a', 'z', '0', '9', '_', '-', '.', ' ', 'ம')
  fc.assert(
    fc.property(place, letter, (index, other) => {
      fc.pre(text[index] !== other)
      const changed = text.slice(0, index) + other + text.slice(index + 1)
      expect(verifyTicket(changed, [siteKeys.publicKey])).toBeNull()
    }),
  )
})

test('A ticket contains no name', () => {
  const payload = Buffer.from(text.split('.')[1] ?? '', 'base64url').toString()
  expect(JSON.parse(payload)).toEqual({ t: claim.ticket_code, e: claim.event, v: 1 })
})
