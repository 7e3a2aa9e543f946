import { taskInSteps } from '#framework/tasks'
import { issueMissingReceipts } from './receipt/issue-missing-receipts.ts'

/** Runs before the nightly bookkeeping checks. */
const EVERY_NIGHT = '47 3 * * *'

const issueMissingTask = taskInSteps(
  'receipts.issue_missing',
  async (_payload, { inTransaction: step }) => {
    await issueMissingReceipts(step)
  },
  EVERY_NIGHT,
)

export const receiptTasks = [issueMissingTask]
