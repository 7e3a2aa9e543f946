import { sql } from 'kysely'
import { MAX_DISCREPANCIES, type BookkeepingCheck, type Discrepancy } from '../extension-points.ts'

/**
 * A check that is one question to the database. The question answers rows of a document's type and name and of its problem,
 * which is null where nothing is wrong.
 */
export const createQueryCheck =
  (query: string): BookkeepingCheck['run'] =>
  (documents) =>
    documents.statement(
      sql<Discrepancy>`select type, name, problem from (${sql.raw(query)}) looked
        where problem is not null order by type, name limit ${MAX_DISCREPANCIES}`,
      {},
    )
