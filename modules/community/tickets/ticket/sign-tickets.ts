import type { Site } from '#framework/context'
import type { TicketHolder, RegistrationTickets } from './open-tickets.ts'
import type { Documents } from '#framework/documents'
import { isUniqueViolation } from '#framework/errors'
import { administrator } from '#framework/permissions'
import { encrypt, decrypt } from '#framework/encryption'
import { TicketKey } from '../ticket-key/ticket-key.doctype.ts'
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { bytesOfBase64Url, readTicketText, ticketText, ticketToSign, type TicketClaim } from '#meta'

const ENCRYPTION_PURPOSE = 'ticket key'

interface LoadedKey {
  readonly name: string
  /** Null when the site can no longer decrypt it. */
  readonly privateKey: string | null
}

async function findStoredKey(system: Documents) {
  const [found] = await system.find(TicketKey, { where: { state: 'signing' }, fields: ['name'], limit: 1 })
  return found
    ? { name: found.name, encrypted: await system.secret(TicketKey, found.name, 'private_key') }
    : null
}

async function loadKey(site: Site): Promise<LoadedKey | null> {
  const stored = await site.read(administrator, findStoredKey)
  if (stored === null) return null
  const { name, encrypted } = stored
  return { name, privateKey: encrypted === null ? null : await decrypt(site, ENCRYPTION_PURPOSE, encrypted) }
}

/** Creates a key. `unreadableKey` can no longer be decrypted: its signatures stay valid, and the new key signs. */
async function createKey(site: Site, unreadableKey: string | null): Promise<void> {
  const { publicKey, privateKey } = createKeyPair()
  const encrypted = await encrypt(site, ENCRYPTION_PURPOSE, privateKey)
  await site.write(administrator, async (documents) => {
    if (unreadableKey !== null) await documents.transition(TicketKey, unreadableKey, 'Sign with a new key')
    await documents.insert(TicketKey, { public_key: publicKey, private_key: encrypted })
  })
}

/**
 * Returns the signing key, created on first use in its own transaction. Must not be called inside a transaction,
 * because it needs a second connection.
 */
export async function signingKey(site: Site): Promise<Pick<TicketKeyPair, 'privateKey'>> {
  const current = await loadKey(site)
  if (current !== null && current.privateKey !== null) return { privateKey: current.privateKey }
  await createKey(site, current?.name ?? null).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error
  })
  const created = await loadKey(site)
  const privateKey = created?.privateKey ?? null
  if (privateKey === null) throw new Error('A ticket key was made and cannot be read')
  return { privateKey }
}

export interface SignedTicket extends TicketHolder {
  readonly code: string
}

/** Signs a registration's tickets for offline verification. Must run outside of a transaction. */
export async function signTickets(
  site: Site,
  { event, attendees }: RegistrationTickets,
): Promise<readonly SignedTicket[]> {
  const key = await signingKey(site)
  return attendees.map((attendee) => ({
    ...attendee,
    code: signTicket(key, { ticket_code: attendee.ticket_code, event: event.name }),
  }))
}

/** An Ed25519 key pair: the public key as its 32 bytes, the private one as PKCS#8, both base64url. */
export interface TicketKeyPair {
  readonly publicKey: string
  readonly privateKey: string
}

/** Prefix of a 32-byte Ed25519 public key in SPKI form (RFC 8410). */
const PUBLIC_KEY_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')

export function createKeyPair(): TicketKeyPair {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const spki = publicKey.export({ format: 'der', type: 'spki' })
  return {
    publicKey: spki.subarray(PUBLIC_KEY_PREFIX.length).toString('base64url'),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
  }
}

/** Signs a ticket's text. Deterministic. */
export function signTicket({ privateKey }: Pick<TicketKeyPair, 'privateKey'>, claim: TicketClaim): string {
  const key = createPrivateKey({
    key: Buffer.from(privateKey, 'base64url'),
    format: 'der',
    type: 'pkcs8',
  })
  return ticketText(claim, sign(null, Buffer.from(ticketToSign(claim)), key))
}

/** Returns the claim of a ticket signed by one of these keys; null for other text. */
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
