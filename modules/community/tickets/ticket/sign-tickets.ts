import type { Site } from '#framework/context'
import { signTicket, createKeyPair, type TicketKeyPair } from '../ticket-key/ticket-signature.ts'
import type { Attendee, RegistrationTickets } from './open-tickets.ts'
import type { Documents } from '#framework/documents'
import { isUniqueViolation } from '#framework/errors'
import { administrator } from '#framework/permissions'
import { seal, unseal } from '#framework/encryption'
import { TicketKey } from '../ticket-key/ticket-key.doctype.ts'

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
