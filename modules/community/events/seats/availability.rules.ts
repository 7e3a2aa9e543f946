import type { SeatAvailability } from './seats.rules.ts'
import { seatsLeft } from './seats.rules.ts'
import { registrationWindowAt, type EventTimes } from '../event/registration-window.rules.ts'

export type AvailabilityState = 'open' | 'full' | 'waitlist' | 'closed' | 'over' | 'external'

interface Event extends EventTimes, SeatAvailability {
  readonly registration_link: string | null
  readonly has_waitlist: 0 | 1
}

/** Whether whoever waits comes before whoever comes now: then seats that came free are not for the next best. */
export function isWaitlistActive({
  has_waitlist,
  waiting,
}: Pick<Event, 'has_waitlist' | 'waiting'>): boolean {
  return has_waitlist === 1 && waiting > 0
}

/** What a family that comes now can do. */
export function availabilityState(event: Event, now: Date): AvailabilityState {
  const window = registrationWindowAt(event, now)
  if (window === 'over') return 'over'
  if (event.registration_link !== null) return 'external'
  if (window === 'closed') return 'closed'
  if (seatsLeft(event) !== 0 && !isWaitlistActive(event)) return 'open'
  return event.has_waitlist === 1 ? 'waitlist' : 'full'
}
