import { inventoryEvents } from './events.ts'
import { task, taskInSteps } from '#framework/tasks'
import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { releaseReservedStock } from './reservation/reservations.ts'
import { notifyBackInStock } from './back-in-stock/back-in-stock-alerts.ts'

/** Limit of reservations released per run; the next minute's run continues. */
const AT_ONCE = 500

const clockOf = ({ now }: Documents) =>
  sql`${now.toISOString()}::timestamptz at time zone current_setting('TimeZone')`

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
  'inventory.notify_back_in_stock',
  (_payload, { documents, site }) => notifyBackInStock(documents, site.settings),
  EVERY_MINUTE,
)

export const inventoryTasks = [expire, notifyTask]
