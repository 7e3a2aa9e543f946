import { task, taskInSteps } from '#framework/tasks'
import { placeOfTask } from '#money/payments'
import { clearSearches } from './actions/order-search.ts'
import { expireOrder, overdueOrders } from './actions/expire-orders.ts'

const EVERY_MINUTE = '* * * * *'

/** What was not paid for in time is cancelled, and what it held can be bought again. */
const expire = taskInSteps(
  'orders.expire',
  async (_payload, step, place) => {
    const paying = placeOfTask(step, place)
    for (const order of await step((documents) => overdueOrders(documents)))
      await step((documents) => expireOrder(documents, paying, order))
  },
  EVERY_MINUTE,
)

const EVERY_HOUR = '47 * * * *'

const clear = task(
  'orders.clear_searches',
  (_payload, documents, { timeZone }) => clearSearches(documents, timeZone),
  EVERY_HOUR,
)

export const orderTasks = [expire, clear]
