import type { Documents } from '#framework/documents'
import { leftUnder, type VerifiedIdentity } from '#framework/identity'
import { EventRegistration } from '../doctypes/event-registration.doctype.ts'

/** More than anybody registers for at once. */
const MOST_LINKED = 50

/** Gives what a guest registered under a contact to whoever proves that contact: their tickets are in their account. */
export async function linkRegistrations(documents: Documents, verified: VerifiedIdentity): Promise<void> {
  const fields = { phone: 'phone', email: 'email' } as const
  const left = await leftUnder(documents, EventRegistration, { ...verified, fields })
  const system = documents.asSystem()
  const made = await system.find(EventRegistration, {
    where: { name: ['in', left], user: null },
    fields: ['name'],
    limit: MOST_LINKED,
  })
  for (const { name } of made) await system.save(EventRegistration, name, { user: verified.user })
}
