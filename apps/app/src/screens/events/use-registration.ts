import type { EventDocument } from '#client'
import { useVisit } from '../../data/visit.ts'
import { registrationOf, type Registration } from './registration.ts'
import { usePlaces } from './use-places.ts'

/** How a family registers now, by the day and by the store's own word. */
export function useRegistration(event: EventDocument): Registration {
  const { today } = useVisit()
  return registrationOf(event, today, usePlaces(event)?.state)
}
