import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { EventRegistration } from '../doctypes/event-registration.doctype.ts'
import { minutesUntilBegin } from '../rules/registration-window.ts'
import { lockedEvent } from './locked-event.ts'

/** Registrations that one transaction lets lapse; the next round goes on. */
const AT_ONCE = 100

const clockOf = ({ now }: Documents) =>
  sql`${now.toISOString()}::timestamptz at time zone current_setting('TimeZone')`

/**
 * Events about which there is something to do: seats that were kept long enough, seats that are free while somebody waits,
 * and people who wait for what has begun. One statement.
 */
export async function eventsToTend(system: Documents): Promise<readonly string[]> {
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
export async function lapseOverdue(system: Documents, name: string): Promise<void> {
  const event = await lockedEvent(system, name)
  const hasBegun = minutesUntilBegin(event, system.now) <= 0
  for (const overdue of await lapsing(system, name, hasBegun))
    await system.save(EventRegistration, overdue, { state: 'lapsed' })
}
