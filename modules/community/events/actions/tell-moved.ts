import type { Documents } from '#framework/documents'
import { takesMore, type Wanted } from '../rules/event-places.ts'
import type { RegistrationState } from '../rules/registration-states.ts'

/** The task that offers free seats of an event to those who wait. */
export const OFFER_SEATS = 'events.offer_seats'

const signals: Partial<Record<RegistrationState, string>> = {
  confirmed: 'events.confirmed',
  waitlisted: 'events.waitlisted',
  offered: 'events.offered',
  lapsed: 'events.lapsed',
  cancelled: 'events.cancelled',
}

interface Registration {
  readonly name: string
  readonly event: string
  readonly state: RegistrationState
}

interface Moved {
  readonly previous: Registration | null
  readonly registration: Registration
  /** What it gave back. */
  readonly freed: Wanted
}

/** Says what became of a registration, and sees to it that seats which came free are offered. */
export async function tellMoved(
  documents: Documents,
  { previous, registration, freed }: Moved,
): Promise<void> {
  const { name, event, state } = registration
  const signal = signals[state]
  // Who was checked in by mistake was confirmed before: that is no news.
  const isNews = previous?.state !== state && previous?.state !== 'checked in'
  if (signal !== undefined && isNews)
    await documents.emit(signal, { registration: name, event, from: previous?.state ?? null })
  if (takesMore(freed)) await documents.later(OFFER_SEATS, { event })
}
