import fc from 'fast-check'
import { expect, test } from 'vitest'
import { looksLikeTicket, readTicketText, ticketText, ticketToSign } from './ticket-text.ts'

const signature = fc.uint8Array({ minLength: 64, maxLength: 64 })
const claim = { ticket_code: 'k3n9', event: 'EVT-00001' }

test('A written ticket text is read back letter by letter', () => {
  const claims = fc.record({ ticket_code: fc.string(), event: fc.string({ unit: 'grapheme' }) })
  fc.assert(
    fc.property(claims, signature, (written, signed) => {
      const text = ticketText(written, signed)
      expect(text).toMatch(/^MT1\.[\w-]+\.[\w-]{86}$/)
      expect(readTicketText(` ${text}\n`)).toEqual({
        ...written,
        signed: ticketToSign(written),
        signature: Uint8Array.from(signed),
      })
    }),
  )
})

test('No input makes the reader throw', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `MT1.${text}.${text}`),
      ),
      (text) => {
        const read = readTicketText(text)
        if (read !== null) expect(looksLikeTicket(text)).toBe(true)
      },
    ),
  )
})

test.each([
  ['an address', 'https://asha.example/r?x=1'],
  ['a ticket without a signature', ticketToSign(claim)],
  ['a short signature', ticketText(claim, new Uint8Array(63))],
  ['one part too many', `${ticketText(claim, new Uint8Array(64))}.x`],
  ['another version', `MT2.${ticketText(claim, new Uint8Array(64)).slice(4)}`],
  ['a payload that is no JSON', `MT1.eA.${'A'.repeat(86)}`],
])('%s is not a ticket text', (_, text) => {
  expect(readTicketText(text)).toBeNull()
})
