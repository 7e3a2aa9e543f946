import { taskInSteps } from '#framework/tasks'
import { SEND_REFUND } from './actions/decide-refund.ts'
import { hashKeys } from './actions/hash-keys.ts'
import { pruneEvents } from './actions/prune-events.ts'
import { reconcile } from './actions/reconcile.ts'
import { sendRefund } from './actions/send-refund.ts'
import { WORK_OFF } from './actions/take-in.ts'
import { workOffEvent } from './actions/work-off-event.ts'
import { placeOfTask } from './actions/place.ts'

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
