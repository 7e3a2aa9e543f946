import type { RegistrationDoc } from '../doctypes/event-registration.queries.ts'
import type { AttendeeSent } from '../rules/read-attendees.ts'

/** A family that wants to come, as it was sent. */
export interface Registering {
  readonly event: string
  readonly contact_name: string
  readonly phone: string
  readonly email: string | null
  readonly attendees: readonly AttendeeSent[]
  readonly answers: Readonly<Record<string, unknown>>
  readonly join_waitlist: 0 | 1
  readonly idempotency_key: string
}

export interface Registered {
  readonly registration: RegistrationDoc
  readonly token: string
}
