import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { addDays } from '#meta'
import { registrationReminder } from '../rules/registration-notices.ts'
import { nobodyCancelled, tellHolder, type Telling } from './tell-holder.ts'

/** Names of the registrations for what begins tomorrow. One statement. */
export async function toRemind(system: Documents): Promise<readonly string[]> {
  const rows = await system.statement(
    sql<{ name: string }>`select r.name from "Event Registration" r join "Mela Event" e on e.name = r.event
      where r.state = 'confirmed' and e.start_date = ${addDays(system.today, 1)}::date order by r.name`,
    {},
  )
  return rows.map(({ name }) => name)
}

/** Reminds whoever registered of tomorrow, once. */
export function remindOf(system: Documents, name: string, place: Telling['place']): Promise<void> {
  return tellHolder(system, {
    noticeFor: () => registrationReminder,
    name,
    key: name,
    place,
    cancelled: nobodyCancelled,
  })
}
