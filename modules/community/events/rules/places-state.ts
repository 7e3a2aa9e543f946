import type { EventPlaces } from './event-places.ts'
import { seatsLeft } from './event-places.ts'
import { windowAt, type EventTimes } from './registration-window.ts'

export type PlacesState = 'open' | 'full' | 'waitlist' | 'closed' | 'over' | 'external'

interface Event extends EventTimes, EventPlaces {
  readonly registration_link: string | null
  readonly has_waitlist: 0 | 1
}

/** Whether whoever waits comes before whoever comes now: then seats that came free are not for the next best. */
export function isQueued({ has_waitlist, waiting }: Pick<Event, 'has_waitlist' | 'waiting'>): boolean {
  return has_waitlist === 1 && waiting > 0
}

/** What a family that comes now can do. */
export function placesState(event: Event, now: Date): PlacesState {
  const window = windowAt(event, now)
  if (window === 'over') return 'over'
  if (event.registration_link !== null) return 'external'
  if (window === 'closed') return 'closed'
  if (seatsLeft(event) !== 0 && !isQueued(event)) return 'open'
  return event.has_waitlist === 1 ? 'waitlist' : 'full'
}
