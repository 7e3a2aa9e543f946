import type { EventDocument } from '#client'
import { lastDayOf } from '../../ui/text/date-text.ts'
import { type EventPlaces, placesCall } from './event-calls.ts'
import { useAnswer } from '../../data/query/use-answer.ts'
import { useVisit } from '../../data/visit.ts'

export type Registration =
  /** The event itself is over. */
  | { kind: 'over' }
  | { kind: 'closed' }
  /** No places are left, and nobody waits for any. */
  | { kind: 'full' }
  /** The organiser takes registrations elsewhere, under a label of the organiser's own. */
  | { kind: 'elsewhere'; href: string; label: string | null }
  | { kind: 'here' | 'waitlist'; href: string }

type Facts = Pick<
  EventDocument,
  'name' | 'start_date' | 'end_date' | 'registration_end_date' | 'registration_link' | 'registration_label'
>

/**
 * How a family registers today: the last day counts, and nobody registers for what is over. `state` is the store's own
 * word, once it is there.
 */
export function registrationOf(event: Facts, today: string, state?: EventPlaces['state']): Registration {
  if (state === 'over' || lastDayOf(event) < today) return { kind: 'over' }
  if (state === 'closed' || (event.registration_end_date ?? today) < today) return { kind: 'closed' }
  if (event.registration_link) {
    return { kind: 'elsewhere', href: event.registration_link, label: event.registration_label ?? null }
  }
  if (state === 'full') return { kind: 'full' }
  const kind = state === 'waitlist' ? 'waitlist' : 'here'
  return { kind, href: `/event-registration-form/${encodeURIComponent(event.name)}` }
}

/** What is left of an event; undefined until it is known, and always in the server's page, which many people share. */
export const usePlaces = (event: Pick<EventDocument, 'name'>): EventPlaces | undefined =>
  useAnswer(placesCall(event.name)).value

/** How a family registers now, by the day and by the store's own word. */
export function useRegistration(event: EventDocument): Registration {
  const { today } = useVisit()
  return registrationOf(event, today, usePlaces(event)?.state)
}
