import type { Documents } from '#framework/documents'
import type { VerifiedIdentity } from '#framework/identity'
import { datetimeIn } from '#meta'
import { EventRegistration } from '../doctypes/event-registration.doctype.ts'

/** A number may have a new owner after a while: what is older stays with the link of its message. */
const LINKED_DAYS = 180
const DAY = 24 * 60 * 60 * 1000

/** More than anybody registers for at once. */
const MOST_LINKED = 50

/** Gives what a guest registered under a contact to whoever proves that contact: their tickets are in their account. */
export async function linkRegistrations(
  documents: Documents,
  { user, phone, email }: VerifiedIdentity,
): Promise<void> {
  const contact = phone === null ? { email } : { phone }
  const since = datetimeIn('UTC', new Date(documents.now.getTime() - LINKED_DAYS * DAY))
  const system = documents.asSystem()
  const made = await system.find(EventRegistration, {
    where: { ...contact, user: null, creation: ['>', since] },
    fields: ['name'],
    limit: MOST_LINKED,
  })
  for (const { name } of made) await system.save(EventRegistration, name, { user })
}
