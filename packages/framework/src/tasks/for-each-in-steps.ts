import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'

const PAGE_SIZE = 100

export interface NamePage {
  /** Last name of the page before; empty for the first. */
  readonly after: string
  readonly limit: number
}

/**
 * Runs `run` for each row, page by page, so that a long task holds no transaction open. `list` returns the rows whose
 * names follow `after`, in the order of their names, and at most `limit` of them.
 */
export async function forEachInSteps<Row extends { readonly name: string }>(
  step: Context['inTransaction'],
  list: (documents: Documents, page: NamePage) => Promise<readonly Row[]>,
  run: (row: Row) => Promise<unknown>,
): Promise<void> {
  let after = ''
  for (;;) {
    const page = { after, limit: PAGE_SIZE }
    const rows = await step((documents) => list(documents, page))
    for (const row of rows) await run(row)
    const end = rows.at(-1)
    if (end === undefined || rows.length < PAGE_SIZE) return
    after = end.name
  }
}
