import { sql } from 'kysely'
import { GatewayEvent } from '../doctypes/gateway-event.doctype.ts'
import type { PaymentPlace } from './place.ts'
import { clockText } from '../rules/clock.ts'

/** Longer than banks take chargebacks; what events hold of people is then kept no longer. */
const KEPT_MINUTES = 180 * 24 * 60
const BATCH = 5_000
const MOST_BATCHES = 100

function pruneBatch(place: PaymentPlace): Promise<number> {
  return place.write(async (documents) => {
    const before = clockText({ timeZone: place.settings.timeZone, now: documents.now }, -KEPT_MINUTES)
    const gone = await documents.statement(
      sql<{ name: string }>`delete from ${sql.table(GatewayEvent.name)} where name in (
        select name from ${sql.table(GatewayEvent.name)}
        where state <> 'stored' and received_at < ${before}::timestamp limit ${BATCH}
      ) returning name`,
      { changes: (rows) => rows.map(({ name }) => ({ type: GatewayEvent.name, name, kind: 'deleted' })) },
    )
    return gone.length
  })
}

/** Forgets what gateways sent long ago. One that is sent again after that is asked about once more, and changes nothing. */
export async function pruneEvents(place: PaymentPlace): Promise<void> {
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) if ((await pruneBatch(place)) < BATCH) return
}
