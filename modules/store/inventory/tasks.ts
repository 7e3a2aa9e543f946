import { inventoryEvents } from './events.ts'
import { task, taskInSteps } from '#framework/tasks'
import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { releaseReservedStock } from './reservation/reservations.ts'
import { notifyBackInStock } from './back-in-stock/back-in-stock-alerts.ts'

/** Reservations that one round gives back; the next minute goes on. */
const AT_ONCE = 500

const clockOf = ({ now }: Documents) =>
  sql`${now.toISOString()}::timestamptz at time zone current_setting('TimeZone')`

/** Reservations that were not confirmed in time, the oldest first. */
async function overdueReservations(system: Documents): Promise<readonly string[]> {
  const rows = await system.statement(
    sql<{
      name: string
    }>`select name from "Stock Reservation" where state = 'held' and expires_at <= ${clockOf(system)}
      order by expires_at, name limit ${AT_ONCE}`,
    {},
  )
  return rows.map(({ name }) => name)
}

interface Source {
  readonly source_type: string
  readonly source_name: string
}

/** Gives back what one reservation holds, when it is still overdue, and says so: whoever reserved it hears of it. */
async function expireReservation(system: Documents, name: string): Promise<void> {
  const released = await releaseReservedStock(system, {
    ...{ name, lines: null, as: 'released', state: 'expired' },
    expiredBy: clockOf(system),
  })
  if (released === 0) return
  const [source] = await system.statement(
    sql<Source>`select source_type, source_name from "Stock Reservation" where name = ${name}`,
    {},
  )
  if (source) await system.emit(inventoryEvents.reservation_expired, { reservation: name, ...source })
}

const EVERY_MINUTE = '* * * * *'

const expire = taskInSteps(
  'inventory.expire',
  async (_payload, { inTransaction: step }) => {
    for (const name of await step(overdueReservations))
      await step((documents) => expireReservation(documents, name))
  },
  EVERY_MINUTE,
)

const notifyTask = task(
  'inventory.tell_waiting',
  (_payload, { documents, site }) => notifyBackInStock(documents, site.settings),
  EVERY_MINUTE,
)

export const inventoryTasks = [expire, notifyTask]
