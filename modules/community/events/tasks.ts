import { task, taskInSteps } from '#framework/tasks'
import { offerSeats } from './actions/offer-seats.ts'
import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { addDays } from '#meta'
import { registrationReminder } from './rules/registration-notices.ts'
import { nobodyCancelled, tellHolder, type Telling } from './actions/tell-holder.ts'
import { EventRegistration } from './doctypes/event-registration.doctype.ts'
import { minutesUntilBegin } from './rules/registration-window.ts'
import { lockedEvent } from './actions/locked-event.ts'
import { OFFER_SEATS } from './actions/tell-moved.ts'

/** Registrations that one transaction lets lapse; the next round goes on. */
const AT_ONCE = 100

const clockOf = ({ now }: Documents) =>
  sql`${now.toISOString()}::timestamptz at time zone current_setting('TimeZone')`

/**
 * Events about which there is something to do: seats that were kept long enough, seats that are free while somebody waits,
 * and people who wait for what has begun. One statement.
 */
async function eventsToTend(system: Documents): Promise<readonly string[]> {
  const rows = await system.statement(
    sql<{ event: string }>`
      select event from "Event Registration"
        where state in ('reserved', 'offered') and expires_at <= ${clockOf(system)}
      union
      select s.name from "Event Seats" s join "Mela Event" e on e.name = s.name
        where s.waiting > 0 and (e.capacity is null or s.taken < e.capacity
          or (e.start_date + coalesce(e.start_time, '00:00')) at time zone e.time_zone
            <= ${system.now.toISOString()}::timestamptz)
      order by 1`,
    {},
  )
  return rows.map(({ event }) => event)
}

async function lapsing(system: Documents, name: string, hasBegun: boolean): Promise<readonly string[]> {
  const rows = await system.statement(
    sql<{ name: string }>`select name from "Event Registration" where event = ${name} and (
        (state in ('reserved', 'offered') and expires_at <= ${clockOf(system)})
        or (${hasBegun} and state = 'waitlisted')
      ) order by expires_at, name limit ${AT_ONCE}`,
    {},
  )
  return rows.map((row) => row.name)
}

/** Seats that were neither paid for nor accepted in time are free again. `system` acts as the system. */
async function lapseOverdue(system: Documents, name: string): Promise<void> {
  const event = await lockedEvent(system, name)
  const hasBegun = minutesUntilBegin(event, system.now) <= 0
  for (const overdue of await lapsing(system, name, hasBegun))
    await system.save(EventRegistration, overdue, { state: 'lapsed' })
}

const EVERY_MINUTE = '* * * * *'
const EVERY_MORNING = '0 9 * * *'

const offer = task(OFFER_SEATS, async ({ event }, documents) => {
  await offerSeats(documents, String(event))
})

/** The waiting list goes on by itself: what was kept long enough comes free, and is offered to whoever is next. */
const tend = taskInSteps(
  'events.tend',
  async (_payload, step) => {
    for (const event of await step(eventsToTend)) {
      await step((documents) => lapseOverdue(documents, event))
      await step((documents) => offerSeats(documents, event))
    }
  },
  EVERY_MINUTE,
)

const remind = taskInSteps(
  'events.remind',
  async (_payload, step, place) => {
    for (const registration of await step(toRemind))
      await step((documents) => remindOf(documents, registration, place))
  },
  EVERY_MORNING,
)

export const eventTasks = [offer, tend, remind]

/** Names of the registrations for what begins tomorrow. One statement. */
async function toRemind(system: Documents): Promise<readonly string[]> {
  const rows = await system.statement(
    sql<{ name: string }>`select r.name from "Event Registration" r join "Mela Event" e on e.name = r.event
      where r.state = 'confirmed' and e.start_date = ${addDays(system.today, 1)}::date order by r.name`,
    {},
  )
  return rows.map(({ name }) => name)
}

/** Reminds whoever registered of tomorrow, once. */
function remindOf(system: Documents, name: string, place: Telling['place']): Promise<void> {
  return tellHolder(system, {
    noticeFor: () => registrationReminder,
    name,
    key: name,
    place,
    cancelled: nobodyCancelled,
  })
}
