import { sql } from 'kysely'
import { MOST_FAULTS, type BookCheck, type BookFault } from '../extension-points.ts'

/**
 * A check that is one question to the database. The question answers rows of a document's type and name and of its problem,
 * which is null where nothing is wrong.
 */
export const askBooks =
  (question: string): BookCheck['run'] =>
  (documents) =>
    documents.statement(
      sql<BookFault>`select type, name, problem from (${sql.raw(question)}) looked
        where problem is not null order by type, name limit ${MOST_FAULTS}`,
      {},
    )
