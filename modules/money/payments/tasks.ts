import type { Context } from '#framework/context'
import { taskInSteps } from '#framework/tasks'
import { SEND_REFUND } from './refund/create-refund.ts'
import { hashKeys } from './checkout/hash-keys.ts'
import { WebhookEvent } from './webhook-event/webhook-event.doctype.ts'
import { formatLocalTime } from './payment/local-time.ts'
import { reconcile } from './reconciliation/reconcile.ts'
import { sendRefund } from './refund/send-refund.ts'
import { PROCESS_EVENT } from './webhook-event/receive-event.ts'
import { processEvent } from './webhook-event/process-event.ts'

/** Longer than banks take chargebacks; what events hold of people is then kept no longer. */
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

/** Forgets what gateways sent long ago. One that is sent again after that is asked about once more, and changes nothing. */
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

const hashKeysTask = taskInSteps('payments.hash_keys', (_payload, ctx) => hashKeys(ctx), EVERY_NIGHT)

export const paymentTasks = [processEventTask, sendRefundTask, reconcileTask, pruneEventsTask, hashKeysTask]
