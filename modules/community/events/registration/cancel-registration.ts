import { text } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import {
  resolveRegistration,
  lockRegistration,
  type LockedRegistration,
  type RegistrationDoc,
} from './event-registration.queries.ts'
import { eventErrors } from '../errors.ts'
import { readRegistrationForViewer, canCancel } from './registration-for-viewer.ts'
import type { Context } from '#framework/context'
import { attendeeEvents } from '../events.ts'
import type { Documents } from '#framework/documents'
import { EventRegistration } from './event-registration.doctype.ts'
import { refundRegistration } from '../payment/registration-payment.ts'

function parseAttendeeNames(value: unknown): readonly string[] | null {
  if (value === null || value === undefined) return null
  if (!Array.isArray(value)) throw eventErrors.unknown_attendee()
  return value.map(String)
}

/** Cancels a registration or some of its attendees for the holder of its token. Payments for them are refunded. */
export const cancelRegistration = method({
  access: anyone,
  input: { token: text({ required: true }), attendees: anyValue },
  methods: ['POST'],
  async run(context) {
    const { input, documents } = context
    const found = await resolveRegistration(documents, input.token)
    const cancelled = await cancelAttendees(documents.asSystem(), context, {
      found,
      names: parseAttendeeNames(input.attendees),
    })
    return readRegistrationForViewer(documents, cancelled)
  },
})

interface CancellationRequest {
  readonly found: { readonly name: string; readonly event: string }
  readonly names: readonly string[] | null
}

function cancelRows({ attendees }: RegistrationDoc, names: readonly string[]): RegistrationDoc['attendees'] {
  const attendingNames = new Set(attendees.filter((one) => one.is_cancelled === 0).map(({ name }) => name))
  if (names.length === 0 || names.some((name) => !attendingNames.has(name)))
    throw eventErrors.unknown_attendee()
  return attendees.map((one) => (names.includes(one.name) ? { ...one, is_cancelled: 1 as const } : one))
}

function cancellationChanges(registration: RegistrationDoc, names: readonly string[] | null) {
  if (names === null) return { state: 'cancelled' as const }
  const attendees = cancelRows(registration, names)
  const hasRemaining = attendees.some(({ is_cancelled }) => is_cancelled === 0)
  return hasRemaining ? { attendees } : { state: 'cancelled' as const }
}

/**
 * Cancels attendees, or the registration with its last one; seats are free at once, and payments are refunded. `system`
 * acts as the system.
 */
async function cancelAttendees(
  system: Documents,
  place: Context,
  { found, names }: CancellationRequest,
): Promise<LockedRegistration> {
  const { registration, event } = await lockRegistration(system, found)
  if (!canCancel({ registration, event, now: system.now })) throw eventErrors.fixed()
  const updated = await system.save(EventRegistration, found.name, cancellationChanges(registration, names))
  const owed = updated.state === 'cancelled' ? 0 : updated.amount
  const returned = await refundRegistration(system, place, { registration: updated, owed })
  if (names !== null && updated.state !== 'cancelled')
    await system.emit(attendeeEvents.cancelled, {
      ...{ registration: found.name, event: found.event, attendees: names.join(',') },
      ...{ returned: returned.amount, returned_by: returned.by },
    })
  return { registration: await system.get(EventRegistration, found.name), event }
}
