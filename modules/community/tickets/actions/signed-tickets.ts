import type { Surroundings } from '#framework/modules'
import { signTicket, makeKeyPair, type TicketKeyPair } from '../rules/sign-ticket.ts'
import type { Attendee, OpenedTickets } from './open-tickets.ts'
import type { Documents } from '#framework/documents'
import { isTakenAlready } from '#framework/errors'
import { administrator } from '#framework/permissions'
import { seal, unseal } from '#framework/sealing'
import { TicketKey } from '../doctypes/ticket-key.doctype.ts'

/** Whose the sealed half is; sealed for one thing, it opens for no other. */
const SEALED_FOR = 'ticket key'

interface KnownKey {
  readonly name: string
  /** Null when the site can no longer open it. */
  readonly privateKey: string | null
}

/** The key that signs now, as it is kept; null where there is none. */
async function keptKey(system: Documents) {
  const [found] = await system.find(TicketKey, { where: { state: 'signing' }, fields: ['name'], limit: 1 })
  return found
    ? { name: found.name, sealed: await system.secret(TicketKey, found.name, 'private_key') }
    : null
}

async function knownKey(site: Surroundings): Promise<KnownKey | null> {
  const kept = await site.read(administrator, keptKey)
  if (kept === null) return null
  const { name, sealed } = kept
  return { name, privateKey: sealed === null ? null : await unseal(site, SEALED_FOR, sealed) }
}

/** `lost` is a key whose seal opens no more: what it signed stays good, and another one signs from now on. */
async function makeKey(site: Surroundings, lost: string | null): Promise<void> {
  const { publicKey, privateKey } = makeKeyPair()
  const sealed = await seal(site, SEALED_FOR, privateKey)
  await site.write(administrator, async (documents) => {
    if (lost !== null) await documents.move(TicketKey, lost, 'Sign with a new key')
    await documents.insert(TicketKey, { public_key: publicKey, private_key: sealed })
  })
}

/**
 * The key with which the site signs its tickets, made when it is wanted first, in a transaction of its own. Never asked for
 * inside another one: whoever holds a connection must not wait for a second.
 */
export async function signingKey(site: Surroundings): Promise<Pick<TicketKeyPair, 'privateKey'>> {
  const known = await knownKey(site)
  if (known !== null && known.privateKey !== null) return { privateKey: known.privateKey }
  await makeKey(site, known?.name ?? null).catch((error: unknown) => {
    if (!isTakenAlready(error)) throw error
  })
  const made = await knownKey(site)
  const privateKey = made?.privateKey ?? null
  if (privateKey === null) throw new Error('A ticket key was made and cannot be read')
  return { privateKey }
}

export interface SignedTicket extends Attendee {
  /** The text in the ticket's code. */
  readonly code: string
}

/** A family's tickets, each with the text that a door can prove without a network. Outside of any transaction. */
export async function signedTickets(
  site: Surroundings,
  { event, attendees }: OpenedTickets,
): Promise<readonly SignedTicket[]> {
  const key = await signingKey(site)
  return attendees.map((attendee) => ({
    ...attendee,
    code: signTicket(key, { ticket_code: attendee.ticket_code, event: event.name }),
  }))
}
