import { generateKeyPairSync, sign } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { ticketText, ticketToSign } from '#meta'
import { proveTicket } from './prove-ticket.ts'

function newKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const spki = publicKey.export({ format: 'der', type: 'spki' })
  const issue = (claim: { ticket_code: string; event: string }) =>
    ticketText(claim, sign(null, Buffer.from(ticketToSign(claim)), privateKey))
  return { publicKey: spki.subarray(-32).toString('base64url'), issue }
}

const ours = newKey()
const claim = { ticket_code: 'k3n9', event: 'EVT-00001' }
const genuine = ours.issue(claim)
const forged = newKey().issue(claim)

afterEach(() => vi.restoreAllMocks())

const everywhere = [
  ['by the browser', () => undefined],
  [
    'by software, where the browser does not know such keys',
    () => vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('', 'NotSupportedError')),
  ],
] as const

test.each(everywhere)('A ticket is verified %s, and a forged one is rejected', async (_, prepare) => {
  prepare()
  expect(await proveTicket(genuine, [newKey().publicKey, ours.publicKey])).toEqual(claim)
  expect(await proveTicket(forged, [ours.publicKey])).toBeNull()
  expect(await proveTicket(genuine.replace('MT1.ey', 'MT1.eZ'), [ours.publicKey])).toBeNull()
  expect(await proveTicket('https://asha.example', [ours.publicKey])).toBeNull()
})
