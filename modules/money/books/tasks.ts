import { taskInSteps, type Site } from '#framework/tasks'
import { bookCheck } from '#money/ledger'
import type { Documents } from '#framework/documents'
import { datetimeIn } from '#meta'
import { BooksRun } from './doctypes/books-run.doctype.ts'
import { runBooks, type BooksResult } from './actions/run-books.ts'
import { notify, usersWithRole } from '#site/notifications'
import { faultsFound } from './rules/faults-found.ts'

const KEPT = 400 * 24 * 60 * 60_000
/** One is added a night, so that this is always ahead. */
const AT_ONCE = 20

/** Forgets runs of more than a year ago. */
async function pruneRuns(documents: Documents, { timeZone }: Site): Promise<void> {
  const before = datetimeIn(timeZone, new Date(documents.now.getTime() - KEPT))
  const old = await documents.find(BooksRun, {
    where: { creation: ['<', before] },
    fields: ['name'],
    limit: AT_ONCE,
  })
  for (const { name } of old) await documents.delete(BooksRun, name)
}

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

/** Whoever looks after the books is told of a night's faults, once for a run. */
async function tellFaults(documents: Documents, { run, ok, outcomes }: BooksResult): Promise<void> {
  if (ok) return
  const failed = outcomes.filter(({ count }) => count > 0)
  await notify(documents, {
    event: faultsFound,
    key: run,
    people: [
      ...(await usersWithRole(documents, 'System Manager')),
      ...(await usersWithRole(documents, 'School Office')),
    ],
    values: {
      count: String(failed.reduce((sum, { count }) => sum + count, 0)),
      checks: failed.map(({ title, count }) => `${title}: ${count}`).join('\n'),
    },
    link: `/desk/books-run/${run}`,
  })
}
