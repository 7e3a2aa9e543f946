import { sql } from 'kysely'
import type { Database } from '#framework/database'
import { isUniqueViolation } from '#framework/errors'
import type { Documents } from '#framework/documents'
import type { StoredEvent } from '#framework/events'
import { WebhookDelivery } from './webhook-delivery.doctype.ts'

/** The task that carries deliveries out of the house. */
export const SEND_TASK = 'webhooks.send'

interface Addressed extends StoredEvent {
  readonly webhook: string
}

const BATCH = 100
const MOST_BATCHES = 100

async function unaddressed({ kysely }: Database): Promise<readonly Addressed[]> {
  const { rows } = await sql<Addressed>`
    select s.id, s.name, s.payload, w.name as webhook
    from mela_signal s
    join "Webhook Signal" asked on asked.signal = s.name
    join "Webhook" w on w.name = asked.parent and w.enabled = 1
    where s.done_at is null
      and not exists (select from "Webhook Delivery" d where d.webhook = w.name and d.signal_id = s.id::text)
    group by s.id, w.name order by s.id limit ${BATCH}`.execute(kysely)
  return rows
}

/** Another server may have addressed it at the same moment. */
async function address(documents: Documents, { webhook, id, name, payload }: Addressed): Promise<void> {
  const delivery = { webhook, signal: name, signal_id: id, payload: JSON.stringify(payload) }
  try {
    await documents.attempt(() => documents.insert(WebhookDelivery, delivery))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
}

/**
 * Puts what happened on its way to the programs that asked for it. It runs before the house's own reactions, because
 * those close a signal. One statement when there is nothing to do.
 */
export async function addressSignals(
  database: Database,
  write: (run: (documents: Documents) => Promise<void>) => Promise<void>,
): Promise<void> {
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const signals = await unaddressed(database)
    if (signals.length === 0) return
    await write(async (documents) => {
      for (const signal of signals) await address(documents, signal)
      await documents.later(SEND_TASK, {})
    })
    if (signals.length < BATCH) return
  }
}
