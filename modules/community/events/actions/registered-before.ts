import type { Documents } from '#framework/documents'
import { hashSecret } from '#framework/identity'
import { EventRegistration } from '../doctypes/event-registration.doctype.ts'
import { eventErrors } from '../errors.ts'
import { registrationToken } from '../rules/registration-token.ts'
import type { Registered, Registering } from './registering.ts'

/** The first call's registration, for whoever repeats it with its key; null when there was none. */
export async function registeredBefore(documents: Documents, sent: Registering): Promise<Registered | null> {
  const system = documents.asSystem()
  const key = hashSecret(sent.idempotency_key)
  const [found] = await system.find(EventRegistration, { where: { idempotency_key: key }, fields: ['name'] })
  if (!found) return null
  const registration = await system.get(EventRegistration, found.name)
  const isSame = registration.event === sent.event && registration.phone === sent.phone
  if (!isSame) throw eventErrors.other_content()
  return { registration, token: registrationToken(sent.idempotency_key) }
}
