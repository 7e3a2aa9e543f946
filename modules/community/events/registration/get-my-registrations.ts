import { method, signedInUsers } from '#framework/modules'
import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { translateResponse } from '#site/translations'
import { EventRegistration } from './event-registration.doctype.ts'
import { MelaEvent } from '../event/mela-event.doctype.ts'
import type { RegistrationState } from './event-registration.states.ts'
import { registrationCard, translateEventOf, type EventSummary } from './registration-for-viewer.ts'

const MAX_REGISTRATIONS = 100

interface OwnRegistration {
  readonly name: string
  readonly state: RegistrationState
  readonly seats: number
  readonly amount: number
  readonly expires_at: string | null
  readonly position: number | null
  readonly event: EventSummary
}

const eventColumn = sql`json_build_object('name', e.name, 'title', e.title, 'start_date', e.start_date,
  'end_date', e.end_date, 'start_time', e.start_time, 'end_time', e.end_time, 'time_zone', e.time_zone,
  'venue', e.venue, 'event_image', e.event_image)`

const positionColumn = sql`case when r.state = 'waitlisted' then 1 + (
    select count(*) from "Event Registration" other where other.event = r.event and other.state = 'waitlisted'
      and (other.queued_at, other.name) < (r.queued_at, r.name)
  ) end`

/** Returns the caller's registrations: upcoming, the next first, then past ones, the latest first. One statement. */
async function readMyRegistrations(documents: Documents) {
  const { caller, today } = documents
  const rows = await documents.asSystem().statement(
    sql<OwnRegistration>`select r.name, r.state, r.seats, r.amount, r.expires_at, ${positionColumn} as position, ${eventColumn} as event
      from "Event Registration" r join "Mela Event" e on e.name = r.event where r."user" = ${caller.user}
      order by e.end_date < ${today}::date, case when e.end_date >= ${today}::date then e.start_date end,
        e.start_date desc, r.name limit ${MAX_REGISTRATIONS}`,
    { reads: [EventRegistration, MelaEvent] },
  )
  return rows.map(({ event, position, ...registration }) =>
    registrationCard({ registration, event }, position),
  )
}

/** Returns the caller's registrations, upcoming events first. */
export const getMyRegistrations = method({
  access: signedInUsers,
  isTranslated: true,
  input: {},
  async run({ documents, language }) {
    const cards = await readMyRegistrations(documents)
    return translateResponse({ documents, language }, (translate) =>
      cards.map((card) => translateEventOf(card, translate)),
    )
  },
})
