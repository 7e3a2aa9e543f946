import { sql } from 'kysely'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { hashSecret, isSecret, randomSecret } from '#framework/identity'
import { isGuest } from '#framework/permissions'
import { eventErrors } from '../errors.ts'
import { lockEvent, type EventWithSeats } from '../seats/event-with-seats.queries.ts'
import { EventRegistration, type registrantFields } from './event-registration.doctype.ts'
import { RegistrationLink } from './registration-link.doctype.ts'

export type RegistrationDoc = Doc<typeof EventRegistration>

export type Registrant = Pick<RegistrationDoc, keyof ReturnType<typeof registrantFields>>

interface RegistrationReference {
  readonly name: string
  readonly event: string
}

/** Finds the registration by its own token or a link's. One statement. */
function findByToken(documents: Documents, token: string): Promise<readonly RegistrationReference[]> {
  const hash = hashSecret(token)
  return documents.asSystem().statement(
    sql<RegistrationReference>`select name, event from "Event Registration" where token_hash = ${hash}
      or name = (select registration from "Registration Link" where token_hash = ${hash})`,
    { reads: [EventRegistration] },
  )
}

/** Finds a signed-in registrant's own registration by name, because the list of registrations holds no tokens. */
async function findOwn(documents: Documents, name: string): Promise<readonly RegistrationReference[]> {
  const { caller } = documents
  if (isGuest(caller)) return []
  const where = { name, user: caller.user }
  return documents.asSystem().find(EventRegistration, { where, fields: ['name', 'event'], limit: 1 })
}

/** Returns the registration of a token, or by name for its registrant. One statement. */
export async function resolveRegistration(
  documents: Documents,
  tokenOrName: string,
): Promise<RegistrationReference> {
  const [found] = isSecret(tokenOrName)
    ? await findByToken(documents, tokenOrName)
    : await findOwn(documents, tokenOrName)
  if (!found) throw eventErrors.wrong_token()
  return found
}

export async function isRegistrationToken(
  documents: Documents,
  name: string,
  token: string,
): Promise<boolean> {
  if (!isSecret(token)) return false
  const found = await resolveRegistration(documents, token).catch(() => null)
  return found?.name === name
}

export interface LockedRegistration {
  readonly registration: RegistrationDoc
  readonly event: EventWithSeats
}

/** Locks an event's seats, then the registration, the order that all writers share. `system` acts as the system. */
export async function lockRegistration(
  system: Documents,
  { name, event }: RegistrationReference,
): Promise<LockedRegistration> {
  const lockedSeats = await lockEvent(system, event)
  return { registration: await system.lock(EventRegistration, name), event: lockedSeats }
}

/** Creates a link for one message; only its hash is stored. */
export async function createRegistrationLink(documents: Documents, registration: string): Promise<string> {
  const token = randomSecret()
  await documents.asSystem().insert(RegistrationLink, { registration, token_hash: hashSecret(token) })
  return token
}

/** Returns waiting list positions from 1; registrations that do not wait have none. One statement. */
export async function readWaitingPositions(
  documents: Documents,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await documents.asSystem().statement(
    sql<{ name: string; position: number }>`
      select mine.name, 1 + (
        select count(*) from "Event Registration" other
          where other.event = mine.event and other.state = 'waitlisted'
            and (other.queued_at, other.name) < (mine.queued_at, mine.name)
      ) as position
      from "Event Registration" mine where mine.name = any(${names}) and mine.state = 'waitlisted'`,
    { reads: [EventRegistration] },
  )
  return new Map(rows.map(({ name, position }) => [name, position]))
}

export interface WaitlistedRegistration {
  readonly name: string
  readonly seats: number
  readonly tickets: string
}

export function listWaitlisted(
  system: Documents,
  event: string,
  limit: number,
): Promise<readonly WaitlistedRegistration[]> {
  return system.statement(
    sql<WaitlistedRegistration>`select name, seats, tickets from "Event Registration"
      where event = ${event} and state = 'waitlisted' order by queued_at, name limit ${limit}`,
    {},
  )
}
