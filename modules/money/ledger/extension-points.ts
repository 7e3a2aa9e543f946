import type { SiteSettings } from '#framework/tasks'
import type { Documents } from '#framework/documents'
import { extensionPoint } from '#framework/modules'
import type { Message } from '#meta'
import { sql } from 'kysely'

/** One document with which something is wrong, and what. */
export interface Discrepancy {
  readonly type: string
  readonly name: string
  /** In English, as a run keeps it. */
  readonly problem: string
}

/** At most so many faults of one check are told of. */
export const MAX_DISCREPANCIES = 100

/** Something that must be true of the books. It only reads, as the system, and asks the database for bounded answers. */
export interface BookkeepingCheck {
  /** Stable, like 'ledger.balanced'. */
  readonly name: string
  readonly title: Message
  /** Everything that it may find: to translate what a run keeps. */
  readonly problems: readonly Message[]
  run(documents: Documents, site: Pick<SiteSettings, 'timeZone'>): Promise<readonly Discrepancy[]>
}

/** What must be true of the books: each room adds what it knows of its own documents. */
export const bookkeepingCheck = extensionPoint<BookkeepingCheck>('ledger.book_check')

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

/** The English of a message as a text in SQL: what a check of the books answers and a run of it keeps. */
export const sqlText = ({ text }: Message): string => `'${text.replaceAll("'", "''")}'`
