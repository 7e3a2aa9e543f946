import { sql } from 'kysely'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { hashSecret, isSecret, randomSecret } from '#framework/identity'
import { isGuest } from '#framework/permissions'
import { eventErrors } from '../errors.ts'
import { lockedEvent } from '../actions/locked-event.ts'
import type { EventNow } from './registration-event.queries.ts'
import { EventRegistration } from './event-registration.doctype.ts'
import { RegistrationLink } from './registration-link.doctype.ts'

export type RegistrationDoc = Doc<typeof EventRegistration>

interface Found {
  readonly name: string
  readonly event: string
}

/** The registration that a token opens: the one it was made with, or that of a message's link. One statement. */
function foundByToken(documents: Documents, token: string): Promise<readonly Found[]> {
  const hash = hashSecret(token)
  return documents.asSystem().statement(
    sql<Found>`select name, event from "Event Registration" where token_hash = ${hash}
      or name = (select registration from "Registration Link" where token_hash = ${hash})`,
    { reads: [EventRegistration] },
  )
}

/** One's own list of registrations holds no tokens: whoever made one, and is signed in, opens it by its name. */
async function foundAsOwn(documents: Documents, name: string): Promise<readonly Found[]> {
  const { caller } = documents
  if (isGuest(caller)) return []
  const where = { name, user: caller.user }
  return documents.asSystem().find(EventRegistration, { where, fields: ['name', 'event'], limit: 1 })
}

/** The registration that a token opens, or its name for whoever made it. One statement. */
export async function registrationOpenedBy(documents: Documents, opener: string): Promise<Found> {
  const [found] = isSecret(opener)
    ? await foundByToken(documents, opener)
    : await foundAsOwn(documents, opener)
  if (!found) throw eventErrors.wrong_token()
  return found
}

/** Whether a token opens a registration of this name; false where there is no such document. */
export async function opensRegistration(documents: Documents, name: string, token: string): Promise<boolean> {
  if (!isSecret(token)) return false
  const found = await registrationOpenedBy(documents, token).catch(() => null)
  return found?.name === name
}

export interface Held {
  readonly registration: RegistrationDoc
  readonly event: EventNow
}

/** A registration with its event, both locked: the seats first, as everybody does. `system` acts as the system. */
export async function lockRegistration(system: Documents, { name, event }: Found): Promise<Held> {
  const now = await lockedEvent(system, event)
  return { registration: await system.lock(EventRegistration, name), event: now }
}

/** A new link to a registration for one message. Nobody can read it back. */
export async function newLink(documents: Documents, registration: string): Promise<string> {
  const token = randomSecret()
  await documents.asSystem().insert(RegistrationLink, { registration, token_hash: hashSecret(token) })
  return token
}

/** Place on the waiting list of each of these, from 1; those that do not wait have none. One statement. */
export async function waitingPositions(
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

export interface Waiting {
  readonly name: string
  readonly seats: number
  readonly tickets: string
}

/** Those who wait for seats of an event, the longest first. */
export function waitingFor(system: Documents, event: string, limit: number): Promise<readonly Waiting[]> {
  return system.statement(
    sql<Waiting>`select name, seats, tickets from "Event Registration"
      where event = ${event} and state = 'waitlisted' order by queued_at, name limit ${limit}`,
    {},
  )
}
