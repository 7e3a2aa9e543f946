import { task, taskInSteps } from '#framework/tasks'
import { offerSeats } from './waiting-list/offer-next.ts'
import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { addDays } from '#meta'
import {
  registrationReminder,
  noCancelledAttendees,
  notifyRegistrant,
  type RegistrantNotification,
} from './notifications/registrant-notifications.ts'
import { EventRegistration } from './registration/event-registration.doctype.ts'
import { minutesUntilStart } from './event/registration-window.rules.ts'
import { lockEvent } from './seats/event-with-seats.queries.ts'
import { OFFER_SEATS_TASK } from './registration/emit-registration-events.ts'

/** Limit of expired holds per transaction; the next run continues. */
const MAX_LAPSED = 100

const siteClock = ({ now }: Documents) =>
  sql`${now.toISOString()}::timestamptz at time zone current_setting('TimeZone')`

/**
 * Returns events with expired holds, free seats with a waiting list, or a waiting list after the start. One statement.
 */
async function listEventsToProcess(system: Documents): Promise<readonly string[]> {
  const rows = await system.statement(
    sql<{ event: string }>`
      select event from "Event Registration"
        where state in ('reserved', 'offered') and expires_at <= ${siteClock(system)}
      union
      select s.name from "Event Seats" s join "Mela Event" e on e.name = s.name
        where s.waiting > 0 and (e.capacity is null or s.occupied < e.capacity
          or (e.start_date + coalesce(e.start_time, '00:00')) at time zone e.time_zone
            <= ${system.now.toISOString()}::timestamptz)
      order by 1`,
    {},
  )
  return rows.map(({ event }) => event)
}

async function listOverdue(system: Documents, name: string, hasStarted: boolean): Promise<readonly string[]> {
  const rows = await system.statement(
    sql<{ name: string }>`select name from "Event Registration" where event = ${name} and (
        (state in ('reserved', 'offered') and expires_at <= ${siteClock(system)})
        or (${hasStarted} and state = 'waitlisted')
      ) order by expires_at, name limit ${MAX_LAPSED}`,
    {},
  )
  return rows.map((row) => row.name)
}

/** Releases seats that were not paid for or accepted in time. `system` acts as the system. */
async function lapseOverdue(system: Documents, name: string): Promise<void> {
  const event = await lockEvent(system, name)
  const hasStarted = minutesUntilStart(event, system.now) <= 0
  for (const overdue of await listOverdue(system, name, hasStarted))
    await system.save(EventRegistration, overdue, { state: 'lapsed' })
}

const EVERY_MINUTE = '* * * * *'
const EVERY_MORNING = '0 9 * * *'

const offerFreeSeats = task(OFFER_SEATS_TASK, async ({ event }, { documents }) => {
  await offerSeats(documents, String(event))
})

const processWaitingLists = taskInSteps(
  'events.tend',
  async (_payload, { inTransaction: step }) => {
    for (const event of await step(listEventsToProcess)) {
      await step((documents) => lapseOverdue(documents, event))
      await step((documents) => offerSeats(documents, event))
    }
  },
  EVERY_MINUTE,
)

const remind = taskInSteps(
  'events.remind',
  async (_payload, { inTransaction: step, site }) => {
    for (const registration of await step(listRegistrationsToRemind))
      await step((documents) => sendReminder(documents, registration, site.settings))
  },
  EVERY_MORNING,
)

export const eventTasks = [offerFreeSeats, processWaitingLists, remind]

/** Returns the registrations to remind, for events that begin tomorrow. One statement. */
async function listRegistrationsToRemind(system: Documents): Promise<readonly string[]> {
  const rows = await system.statement(
    sql<{ name: string }>`select r.name from "Event Registration" r join "Mela Event" e on e.name = r.event
      where r.state = 'confirmed' and e.start_date = ${addDays(system.today, 1)}::date order by r.name`,
    {},
  )
  return rows.map(({ name }) => name)
}

function sendReminder(
  system: Documents,
  name: string,
  place: RegistrantNotification['place'],
): Promise<void> {
  return notifyRegistrant(system, {
    noticeFor: () => registrationReminder,
    name,
    key: name,
    place,
    cancelled: noCancelledAttendees,
  })
}
