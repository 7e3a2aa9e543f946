import type { RawBuilder } from 'kysely'
import { documentErrors } from '#framework/errors'
import { isAdministrator, type Caller } from '#framework/permissions'
import type { Touched } from './touched.ts'
import type { Work } from './work.ts'

/** Runs a statement inside a piece of work, past permissions, hooks and versions: so only for the system. */
export async function runStatement<Row>(
  { connection, journal }: Work,
  caller: Caller,
  { query, reads = [], changes = () => [] }: Touched<Row> & { readonly query: RawBuilder<Row> },
): Promise<readonly Row[]> {
  if (!isAdministrator(caller)) throw documentErrors.notPermitted('write', 'DocType')
  for (const { name } of reads) journal.read.add(name)
  const { rows } = await query.execute(connection)
  for (const change of changes(rows)) {
    journal.changed.add(change.type)
    journal.changes.push(change)
  }
  return rows
}
