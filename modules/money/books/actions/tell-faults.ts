import type { Documents } from '#framework/documents'
import { notify, usersWithRole } from '#site/notifications'
import { faultsFound } from '../rules/faults-found.ts'
import type { BooksResult } from './run-books.ts'

/** Whoever looks after the books is told of a night's faults, once for a run. */
export async function tellFaults(documents: Documents, { run, ok, outcomes }: BooksResult): Promise<void> {
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
