import { sql } from 'kysely'
import type { Documents } from '#framework/documents'

/** What readers said of a post goes with it. */
export async function deleteVotesAndFlags(
  documents: Documents,
  doctype: string,
  name: string,
): Promise<void> {
  const system = documents.asSystem()
  for (const table of ['Helpful Vote', 'Review Flag'])
    await system.statement(
      sql`delete from ${sql.table(table)} where reference_doctype = ${doctype} and reference_name = ${name}`,
      {},
    )
}
