import type { EventDocument } from '#client'
import { lastDayOf } from '../../ui/text/date-text.ts'
import { type EventPlaces, placesCall } from './event-calls.ts'
import { useCall } from '#client/react'
import { useVisit } from '../../data/visit.ts'

export type RegistrationOffer =
  | { kind: 'over' }
  | { kind: 'closed' }
  /** The event is sold out and has no waiting list. */
  | { kind: 'full' }
  /** The organiser takes registrations elsewhere, under a label of the organiser's own. */
  | { kind: 'elsewhere'; href: string; label: string | null }
  | { kind: 'here' | 'waitlist'; href: string }

type Facts = Pick<
  EventDocument,
  'name' | 'start_date' | 'end_date' | 'registration_end_date' | 'registration_link' | 'registration_label'
>

/**
 * Returns how registration is open today: the last day counts, and past events are closed. `state` is the server's own,
 * once known.
 */
export function registrationOf(event: Facts, today: string, state?: EventPlaces['state']): RegistrationOffer {
  if (state === 'over' || lastDayOf(event) < today) return { kind: 'over' }
  if (state === 'closed' || (event.registration_end_date ?? today) < today) return { kind: 'closed' }
  if (event.registration_link) {
    return { kind: 'elsewhere', href: event.registration_link, label: event.registration_label ?? null }
  }
  if (state === 'full') return { kind: 'full' }
  const kind = state === 'waitlist' ? 'waitlist' : 'here'
  return { kind, href: `/event-registration-form/${encodeURIComponent(event.name)}` }
}

/**
 * Fetches the availability of an event; undefined until known, and always in the server's page, which many people
 * share.
 */
export const usePlaces = (event: Pick<EventDocument, 'name'>): EventPlaces | undefined =>
  useCall(placesCall(event.name)).data

export function useRegistration(event: EventDocument): RegistrationOffer {
  const { today } = useVisit()
  return registrationOf(event, today, usePlaces(event)?.state)
}
