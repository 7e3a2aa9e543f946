import { eventErrors } from '../errors.ts'
import { laterOf, minutesAfter } from './clock-text.ts'
import { offerMinutes, PAY_WITHIN } from './kept-for.ts'
import type { RegistrationState } from './registration-states.ts'
import { minutesUntilBegin, type EventTimes } from './registration-window.ts'

interface Timed {
  readonly state: RegistrationState
  readonly expires_at: string | null
  readonly queued_at: string | null
}

interface Moving {
  readonly previous: Timed | null
  readonly registration: Timed
  readonly event: EventTimes & { readonly clock: string }
  readonly now: Date
}

function expiry({ previous, registration, event, now }: Moving): string | null {
  const { state, expires_at } = registration
  if (state === 'reserved') {
    if (previous?.state === 'reserved') return expires_at
    return laterOf(minutesAfter(event.clock, PAY_WITHIN), previous?.state === 'offered' ? expires_at : null)
  }
  if (state !== 'offered') return null
  if (previous?.state === 'offered') return expires_at
  const minutes = offerMinutes(minutesUntilBegin(event, now))
  if (minutes === null) throw eventErrors.begun()
  return minutesAfter(event.clock, minutes)
}

/** Until when seats are kept, and since when it waits; by the site's clocks. An accepted offer is not made shorter. */
export function ownTimes(moving: Moving): Pick<Timed, 'expires_at' | 'queued_at'> {
  const { previous, registration, event } = moving
  const isNewInQueue = registration.state === 'waitlisted' && previous?.state !== 'waitlisted'
  return {
    expires_at: expiry(moving),
    queued_at: isNewInQueue ? event.clock : registration.queued_at,
  }
}
