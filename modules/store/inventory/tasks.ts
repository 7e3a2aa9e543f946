import { task, taskInSteps } from '#framework/tasks'
import { expireReservation, overdueReservations } from './actions/expire-reservations.ts'
import { tellWaiting } from './actions/tell-waiting.ts'

const EVERY_MINUTE = '* * * * *'

const expire = taskInSteps(
  'inventory.expire',
  async (_payload, step) => {
    for (const name of await step(overdueReservations))
      await step((documents) => expireReservation(documents, name))
  },
  EVERY_MINUTE,
)

const tell = task(
  'inventory.tell_waiting',
  (_payload, documents, place) => tellWaiting(documents, place),
  EVERY_MINUTE,
)

export const inventoryTasks = [expire, tell]
