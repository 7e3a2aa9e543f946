import type { Context } from '#framework/context'
import { computed } from '#framework/documents'
import { taskInSteps } from '#framework/tasks'
import { SEND_REFUND } from './refund/create-refund.ts'
import { WebhookEvent } from './webhook-event/webhook-event.doctype.ts'
import { formatLocalTime } from './payment/local-time.ts'
import { reconcile } from './reconciliation/reconcile.ts'
import { sendRefund } from './refund/send-refund.ts'
import { PROCESS_EVENT } from './webhook-event/receive-event.ts'
import { processEvent } from './webhook-event/process-event.ts'
import { sql } from 'kysely'
import { Payment } from './payment/payment.doctype.ts'

/** Retention of gateway events with personal data; longer than the deadline for chargebacks. */
const RETENTION_MINUTES = 180 * 24 * 60

const BATCH = 5_000

const MAX_BATCHES = 100

function pruneBatch(context: Context): Promise<number> {
  return context.inTransaction(async (documents) => {
    const before = formatLocalTime(
      { timeZone: context.site.settings.timeZone, now: documents.now },
      -RETENTION_MINUTES,
    )
    const deleted = await documents.deleteWhere(
      WebhookEvent,
      { state: ['!=', 'stored'], received_at: ['<', before] },
      { limit: BATCH },
    )
    return deleted.length
  })
}

async function pruneEvents(context: Context): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) if ((await pruneBatch(context)) < BATCH) return
}

const EVERY_MINUTE = '* * * * *'

const EVERY_NIGHT = '53 3 * * *'

const processEventTask = taskInSteps(PROCESS_EVENT, (payload, ctx) =>
  processEvent(ctx, String(payload['event'])),
)

const sendRefundTask = taskInSteps(SEND_REFUND, (payload, ctx) => sendRefund(ctx, String(payload['refund'])))

const reconcileTask = taskInSteps('payments.reconcile', (_payload, ctx) => reconcile(ctx), EVERY_MINUTE)

const pruneEventsTask = taskInSteps('payments.prune_events', (_payload, ctx) => pruneEvents(ctx), EVERY_NIGHT)

const MAX_HASH_BATCHES = 100

/** Minutes after which a payment can no longer be paid; earlier its key is needed to decrypt its token. */
const AT_REST_MINUTES = 24 * 60

/** SQL of the hash that `hashIdempotencyKey` computes. */
const hashed = computed(
  sql`encode(sha256(convert_to('["payment","' || d.idempotency_key || '"]', 'UTF8')), 'hex')`,
)

const isPlainKey = sql`d.idempotency_key ~ '^[A-Za-z0-9_-]{16,140}$' and d.idempotency_key !~ '^[0-9a-f]{64}$'`

const HASH_BATCH = 5_000

const hashKeysTask = taskInSteps('payments.hash_keys', (_payload, ctx) => hashKeys(ctx), EVERY_NIGHT)

export const paymentTasks = [processEventTask, sendRefundTask, reconcileTask, pruneEventsTask, hashKeysTask]

function hashBatch(context: Context): Promise<number> {
  return context.inTransaction(async (documents) => {
    const before = formatLocalTime(
      { timeZone: context.site.settings.timeZone, now: documents.now },
      -AT_REST_MINUTES,
    )
    const changed = await documents.updateWhere(
      Payment,
      { opened_at: ['<', before] },
      { idempotency_key: hashed },
      { condition: isPlainKey, limit: HASH_BATCH },
    )
    return changed.length
  })
}

/**
 * Hashes keys stored in plain text by earlier versions, because the token of a guest's order derives from the same key.
 * The payment is still found by its key; its payer gets a new token.
 */
async function hashKeys(context: Context): Promise<void> {
  for (let batch = 0; batch < MAX_HASH_BATCHES; batch += 1)
    if ((await hashBatch(context)) < HASH_BATCH) return
}
