import { taskInSteps } from '#framework/tasks'
import { bookCheck } from '#money/ledger'
import { pruneRuns } from './actions/prune-runs.ts'
import { runBooks } from './actions/run-books.ts'
import { tellFaults } from './actions/tell-faults.ts'

const EVERY_NIGHT = '17 4 * * *'

/** Looks through the books every night, before anybody comes to the office. */
const nightly = taskInSteps(
  'books.run',
  async (_payload, step, place) => {
    const result = await runBooks({ step, site: place, checks: place.extensions(bookCheck) })
    await step((documents) => tellFaults(documents, result))
    await step((documents) => pruneRuns(documents, place))
  },
  EVERY_NIGHT,
)

export const booksTasks = [nightly]
