import { registrationEvents } from '../events.ts'
import type { Documents } from '#framework/documents'
import { needsMoreSeats, type SeatUsage } from '../seats/seats.rules.ts'
import type { RegistrationState } from './event-registration.states.ts'

export const OFFER_SEATS_TASK = 'events.offer_seats'

const isEmitted = (state: RegistrationState): state is keyof typeof registrationEvents =>
  state in registrationEvents

interface Registration {
  readonly name: string
  readonly event: string
  readonly state: RegistrationState
}

interface RegistrationUpdate {
  readonly previous: Registration | null
  readonly registration: Registration
  readonly freed: SeatUsage
}

/** Emits the registration's event and enqueues offers for released seats. */
export async function emitRegistrationEvents(
  documents: Documents,
  { previous, registration, freed }: RegistrationUpdate,
): Promise<void> {
  const { name, event, state } = registration
  // A reverted check-in was confirmed before, so no event is emitted.
  const hasNewState = previous?.state !== state && previous?.state !== 'checked in'
  if (isEmitted(state) && hasNewState)
    await documents.emit(registrationEvents[state], {
      registration: name,
      event,
      from: previous?.state ?? null,
    })
  if (needsMoreSeats(freed)) await documents.enqueue(OFFER_SEATS_TASK, { event })
}
