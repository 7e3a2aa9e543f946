import type { Documents } from '#framework/documents'
import { hashSecret } from '#framework/identity'
import { ownedKey } from '#framework/inputs'
import { EventRegistration } from '../doctypes/event-registration.doctype.ts'
import { eventErrors } from '../errors.ts'
import type { Registered, Registering } from './registering.ts'

/** The first call's registration, for whoever repeats all of it with its key; null when there was none. */
export async function registeredBefore(
  documents: Documents,
  sent: Registering,
  token: string,
): Promise<Registered | null> {
  const system = documents.asSystem()
  const key = ownedKey(documents.caller.user, sent.idempotency_key)
  const [found] = await system.find(EventRegistration, { where: { idempotency_key: key }, fields: ['name'] })
  if (!found) return null
  const registration = await system.get(EventRegistration, found.name)
  if (registration.token_hash !== hashSecret(token)) throw eventErrors.other_content()
  return { registration, token }
}
