import { taskInSteps, type SiteSettings } from '#framework/tasks'
import { bookkeepingCheck } from '#money/ledger'
import type { Documents } from '#framework/documents'
import { datetimeIn } from '#meta'
import { BooksRun } from './books-run/books-run.doctype.ts'
import { runBooks, type BooksRunResult } from './books-run/run.ts'
import { notify, usersWithRole } from '#site/notifications'
import { discrepanciesFound } from './extensions.ts'

const RETENTION_MS = 400 * 24 * 60 * 60_000
/** Runs deleted per night; one is added per night, so a small batch suffices. */
const BATCH = 20

async function pruneRuns(documents: Documents, { timeZone }: SiteSettings): Promise<void> {
  const before = datetimeIn(timeZone, new Date(documents.now.getTime() - RETENTION_MS))
  const old = await documents.find(BooksRun, {
    where: { creation: ['<', before] },
    fields: ['name'],
    limit: BATCH,
  })
  for (const { name } of old) await documents.delete(BooksRun, name)
}

const EVERY_NIGHT = '17 4 * * *'

const nightly = taskInSteps(
  'books.run',
  async (_payload, { inTransaction: step, site, extensions }) => {
    const { settings } = site
    const result = await runBooks({ step, site: settings, checks: extensions(bookkeepingCheck) })
    await step((documents) => notifyDiscrepancies(documents, result))
    await step((documents) => pruneRuns(documents, settings))
  },
  EVERY_NIGHT,
)

export const booksTasks = [nightly]

/** Notifies bookkeepers of a night's discrepancies, once per run. */
async function notifyDiscrepancies(
  documents: Documents,
  { run, ok, outcomes }: BooksRunResult,
): Promise<void> {
  if (ok) return
  const failed = outcomes.filter(({ count }) => count > 0)
  await notify(documents, {
    event: discrepanciesFound,
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
