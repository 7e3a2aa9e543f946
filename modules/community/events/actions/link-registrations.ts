import type { Documents } from '#framework/documents'
import { linkableSince, type VerifiedIdentity } from '#framework/identity'
import { EventRegistration } from '../doctypes/event-registration.doctype.ts'

/** More than anybody registers for at once. */
const MOST_LINKED = 50

/** Gives what a guest registered under a contact to whoever proves that contact: their tickets are in their account. */
export async function linkRegistrations(
  documents: Documents,
  { user, phone, email }: VerifiedIdentity,
): Promise<void> {
  const contact = phone === null ? { email } : { phone }
  const since = linkableSince(documents.now)
  const system = documents.asSystem()
  const made = await system.find(EventRegistration, {
    where: { ...contact, user: null, creation: ['>', since] },
    fields: ['name'],
    limit: MOST_LINKED,
  })
  for (const { name } of made) await system.save(EventRegistration, name, { user })
}
