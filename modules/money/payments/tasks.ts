import { taskInSteps } from '#framework/tasks'
import { SEND_REFUND } from './actions/decide-refund.ts'
import { hashKeys } from './actions/hash-keys.ts'
import { sql } from 'kysely'
import { GatewayEvent } from './doctypes/gateway-event.doctype.ts'
import { type PaymentPlace, placeOfTask } from './actions/place.ts'
import { clockText } from './rules/clock.ts'
import { reconcile } from './actions/reconcile.ts'
import { sendRefund } from './actions/send-refund.ts'
import { WORK_OFF } from './actions/take-in.ts'
import { workOffEvent } from './actions/work-off-event.ts'

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
async function pruneEvents(place: PaymentPlace): Promise<void> {
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) if ((await pruneBatch(place)) < BATCH) return
}

const EVERY_MINUTE = '* * * * *'
const EVERY_NIGHT = '53 3 * * *'

const workOff = taskInSteps(WORK_OFF, (payload, step, place) =>
  workOffEvent(placeOfTask(step, place), String(payload['event'])),
)

const send = taskInSteps(SEND_REFUND, (payload, step, place) =>
  sendRefund(placeOfTask(step, place), String(payload['refund'])),
)

const lookAfter = taskInSteps(
  'payments.reconcile',
  (_payload, step, place) => reconcile(placeOfTask(step, place)),
  EVERY_MINUTE,
)

const prune = taskInSteps(
  'payments.prune_events',
  (_payload, step, place) => pruneEvents(placeOfTask(step, place)),
  EVERY_NIGHT,
)

const hash = taskInSteps(
  'payments.hash_keys',
  (_payload, step, place) => hashKeys(placeOfTask(step, place)),
  EVERY_NIGHT,
)

export const paymentTasks = [workOff, send, lookAfter, prune, hash]
