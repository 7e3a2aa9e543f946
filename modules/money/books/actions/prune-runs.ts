import type { Documents } from '#framework/documents'
import type { Site } from '#framework/tasks'
import { datetimeIn } from '#meta'
import { BooksRun } from '../doctypes/books-run.doctype.ts'

const KEPT = 400 * 24 * 60 * 60_000
/** One is added a night, so that this is always ahead. */
const AT_ONCE = 20

/** Forgets runs of more than a year ago. */
export async function pruneRuns(documents: Documents, { timeZone }: Site): Promise<void> {
  const before = datetimeIn(timeZone, new Date(documents.now.getTime() - KEPT))
  const old = await documents.find(BooksRun, {
    where: { creation: ['<', before] },
    fields: ['name'],
    limit: AT_ONCE,
  })
  for (const { name } of old) await documents.delete(BooksRun, name)
}
