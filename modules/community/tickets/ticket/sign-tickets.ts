import type { Site } from '#framework/context'
import type { Attendee, RegistrationTickets } from './open-tickets.ts'
import type { Documents } from '#framework/documents'
import { isUniqueViolation } from '#framework/errors'
import { administrator } from '#framework/permissions'
import { seal, unseal } from '#framework/encryption'
import { TicketKey } from '../ticket-key/ticket-key.doctype.ts'
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { bytesOfBase64Url, readTicketText, ticketText, ticketToSign, type TicketClaim } from '#meta'

/** Whose the sealed half is; sealed for one thing, it opens for no other. */
const ENCRYPTION_PURPOSE = 'ticket key'

interface LoadedKey {
  readonly name: string
  /** Null when the site can no longer open it. */
  readonly privateKey: string | null
}

/** The key that signs now, as it is kept; null where there is none. */
async function findStoredKey(system: Documents) {
  const [found] = await system.find(TicketKey, { where: { state: 'signing' }, fields: ['name'], limit: 1 })
  return found
    ? { name: found.name, sealed: await system.secret(TicketKey, found.name, 'private_key') }
    : null
}

async function loadKey(site: Site): Promise<LoadedKey | null> {
  const stored = await site.read(administrator, findStoredKey)
  if (stored === null) return null
  const { name, sealed } = stored
  return { name, privateKey: sealed === null ? null : await unseal(site, ENCRYPTION_PURPOSE, sealed) }
}

/** `lost` is a key whose seal opens no more: what it signed stays good, and another one signs from now on. */
async function createKey(site: Site, unreadableKey: string | null): Promise<void> {
  const { publicKey, privateKey } = createKeyPair()
  const sealed = await seal(site, ENCRYPTION_PURPOSE, privateKey)
  await site.write(administrator, async (documents) => {
    if (unreadableKey !== null) await documents.move(TicketKey, unreadableKey, 'Sign with a new key')
    await documents.insert(TicketKey, { public_key: publicKey, private_key: sealed })
  })
}

/**
 * The key with which the site signs its tickets, made when it is wanted first, in a transaction of its own. Never asked for
 * inside another one: whoever holds a connection must not wait for a second.
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

export interface SignedTicket extends Attendee {
  /** The text in the ticket's code. */
  readonly code: string
}

/** A family's tickets, each with the text that a door can prove without a network. Outside of any transaction. */
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
