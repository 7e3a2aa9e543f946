import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { bytesOfBase64Url, readTicketText, ticketText, ticketToSign, type TicketClaim } from '#meta'

/** Both halves of an Ed25519 key: the public one as its 32 bytes, the private one as PKCS#8, both base64url. */
export interface TicketKeyPair {
  readonly publicKey: string
  readonly privateKey: string
}

/** What stands before the 32 bytes of an Ed25519 key where keys say what they are (RFC 8410). */
const PUBLIC_KEY_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')

export function createKeyPair(): TicketKeyPair {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const spki = publicKey.export({ format: 'der', type: 'spki' })
  return {
    publicKey: spki.subarray(PUBLIC_KEY_PREFIX.length).toString('base64url'),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
  }
}

/** The text of a ticket, signed. The same ticket is always the same text. */
export function signTicket({ privateKey }: Pick<TicketKeyPair, 'privateKey'>, claim: TicketClaim): string {
  const key = createPrivateKey({
    key: Buffer.from(privateKey, 'base64url'),
    format: 'der',
    type: 'pkcs8',
  })
  return ticketText(claim, sign(null, Buffer.from(ticketToSign(claim)), key))
}

/** What a ticket claims, when one of these public keys stands for it; null for everything else. */
export function verifyTicket(text: string, publicKeys: readonly string[]): TicketClaim | null {
  const ticket = readTicketText(text)
  if (ticket === null) return null
  const isVerified = publicKeys.some((raw) => {
    const bytes = bytesOfBase64Url(raw)
    if (bytes?.length !== 32) return false
    const key = createPublicKey({
      key: Buffer.concat([PUBLIC_KEY_PREFIX, bytes]),
      format: 'der',
      type: 'spki',
    })
    return verify(null, Buffer.from(ticket.signed), key, ticket.signature)
  })
  return isVerified ? { ticket_code: ticket.ticket_code, event: ticket.event } : null
}
