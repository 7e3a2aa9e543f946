import type { Documents } from '#framework/documents'
import { Class } from '../doctypes/class.doctype.ts'
import { placesTaken, type Registration } from '../doctypes/student-registration.queries.ts'
import { studentErrors } from '../errors.ts'
import { hasPlace } from '../rules/places.ts'

function requireOneChild({ duplicate_check }: Registration): void {
  if (duplicate_check === 'to be checked') throw studentErrors.maybe_double()
  if (duplicate_check === 'same child') throw studentErrors.same_child()
}

/**
 * Whether a registration can have a place in its class: the class's row is locked until the end of the transaction, so
 * that its places are given one after the other. Refuses what cannot be right whatever is free.
 */
export async function claimPlace(documents: Documents, registration: Registration): Promise<boolean> {
  requireOneChild(registration)
  const { name, academic_year } = registration
  if (registration.class === null || academic_year === null) throw studentErrors.no_class()
  const found = await documents.asSystem().lock(Class, registration.class)
  if (found.is_open === 0) throw studentErrors.class_closed(found.class_name)
  if (found.capacity === null) return true
  const taken = await placesTaken(documents, { class: found.name, academic_year, student: name })
  return hasPlace(found.capacity, taken)
}

/** As `claimPlace`, and refuses when the class is full. */
export async function requirePlace(documents: Documents, registration: Registration): Promise<void> {
  if (await claimPlace(documents, registration)) return
  const { class_name, capacity } = await documents.asSystem().get(Class, registration.class ?? '')
  throw studentErrors.class_full(class_name, capacity ?? 0)
}
