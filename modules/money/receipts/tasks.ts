import { taskInSteps } from '#framework/tasks'
import { giveMissing } from './actions/missing-receipts.ts'

/** Before the books are looked through. */
const EVERY_NIGHT = '47 3 * * *'

const give = taskInSteps(
  'receipts.give_missing',
  async (_payload, step) => {
    await giveMissing(step)
  },
  EVERY_NIGHT,
)

export const receiptTasks = [give]
