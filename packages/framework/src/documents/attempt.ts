import { sql } from 'kysely'
import type { Work } from './work.ts'

/** What the journal says of a part that was undone would be news of what never happened. */
function forget({ journal }: Work, changes: number, notices: number): void {
  journal.changes.length = changes
  journal.notices.length = notices
}

/** A part of a piece of work that may fail alone. Parts run one after the other: a savepoint belongs to the transaction. */
export async function attempt<T>(work: Work, part: () => Promise<T>): Promise<T> {
  const { changes, notices } = work.journal
  const [changesBefore, noticesBefore] = [changes.length, notices.length]
  await sql`savepoint attempt`.execute(work.connection)
  try {
    const result = await part()
    await sql`release savepoint attempt`.execute(work.connection)
    return result
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(work.connection)
    forget(work, changesBefore, noticesBefore)
    throw error
  }
}
