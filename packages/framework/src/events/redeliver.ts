import { sql, type Kysely } from 'kysely'
import type { Tables } from '#framework/database'

/** The delivery of one event to one handler, by the columns that keep it. */
export interface DeliveryKey {
  readonly signal: string
  readonly subscription: string
}

/** A delivery that was given up is tried again from the start; false when the event is gone, or was handled after all. */
export async function redeliver(
  connection: Kysely<Tables>,
  { signal, subscription }: DeliveryKey,
): Promise<boolean> {
  const { rows } = await sql`
    with again as (
      update mela_signal_delivery set attempts = 0, next_attempt = null
      where signal = ${signal}::uuid and subscription = ${subscription} and delivered_at is null returning signal)
    update mela_signal set done_at = null where id in (select signal from again) returning id`.execute(
    connection,
  )
  return rows.length > 0
}

/** Nobody wants a delivery any more that was given up: its event is removed with the others. */
export async function forgetDelivery(
  connection: Kysely<Tables>,
  { signal, subscription }: DeliveryKey,
): Promise<void> {
  await sql`
    delete from mela_signal_delivery
    where signal = ${signal}::uuid and subscription = ${subscription} and delivered_at is null`.execute(
    connection,
  )
}
