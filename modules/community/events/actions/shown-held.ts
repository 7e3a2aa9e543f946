import type { Documents } from '#framework/documents'
import { waitingPositions, type Held } from '../doctypes/event-registration.queries.ts'
import { shownRegistration } from '../rules/shown-registration.ts'

/** A registration as its holder sees it, after it was changed. */
export async function shownHeld(documents: Documents, held: Held) {
  const { name } = held.registration
  const positions = await waitingPositions(documents, [name])
  return shownRegistration({ ...held, now: documents.now }, positions.get(name) ?? null)
}
