import type { Documents } from '#framework/documents'
import type { PaymentPlace } from '#money/payments'
import { EventRegistration } from '../doctypes/event-registration.doctype.ts'
import { lockRegistration, type Held, type RegistrationDoc } from '../doctypes/event-registration.queries.ts'
import { eventErrors } from '../errors.ts'
import { canCancel } from '../rules/shown-registration.ts'
import { returnPaid } from './return-paid.ts'

/** Some of a registration come no more, and the others do. */
export const PEOPLE_CANCELLED = 'events.people_cancelled'

interface Cancelling {
  readonly found: { readonly name: string; readonly event: string }
  /** Names of the people's rows; null for all of them. */
  readonly names: readonly string[] | null
}

function withoutThem({ attendees }: RegistrationDoc, names: readonly string[]): RegistrationDoc['attendees'] {
  const coming = new Set(attendees.filter((one) => one.is_cancelled === 0).map(({ name }) => name))
  if (names.length === 0 || names.some((name) => !coming.has(name))) throw eventErrors.unknown_attendee()
  return attendees.map((one) => (names.includes(one.name) ? { ...one, is_cancelled: 1 as const } : one))
}

function changesFor(registration: RegistrationDoc, names: readonly string[] | null) {
  if (names === null) return { state: 'cancelled' as const }
  const attendees = withoutThem(registration, names)
  const isAnybodyLeft = attendees.some(({ is_cancelled }) => is_cancelled === 0)
  return isAnybodyLeft ? { attendees } : { state: 'cancelled' as const }
}

/**
 * Takes people off a registration, or ends it with the last of them: their seats are free at once, and what was paid for
 * them goes back. `system` acts as the system.
 */
export async function cancelAttendees(
  system: Documents,
  place: PaymentPlace,
  { found, names }: Cancelling,
): Promise<Held> {
  const { registration, event } = await lockRegistration(system, found)
  if (!canCancel({ registration, event, now: system.now })) throw eventErrors.fixed()
  const left = await system.save(EventRegistration, found.name, changesFor(registration, names))
  const owed = left.state === 'cancelled' ? 0 : left.amount
  const returned = await returnPaid(system, place, { registration: left, owed })
  if (names !== null && left.state !== 'cancelled')
    await system.emit(PEOPLE_CANCELLED, {
      ...{ registration: found.name, event: found.event, attendees: names.join(',') },
      ...{ returned: returned.amount, returned_by: returned.by },
    })
  return { registration: await system.get(EventRegistration, found.name), event }
}
