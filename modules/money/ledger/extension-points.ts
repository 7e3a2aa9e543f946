import type { SiteSettings } from '#framework/tasks'
import type { Documents } from '#framework/documents'
import { extensionPoint } from '#framework/modules'
import type { Message } from '#meta'
import { sql } from 'kysely'

export interface Discrepancy {
  readonly type: string
  readonly name: string
  readonly problem: string
}

/** Limit of listed discrepancies per check. */
export const MAX_DISCREPANCIES = 100

/** A bookkeeping check. It only reads, as the system, with bounded result sets. */
export interface BookkeepingCheck {
  readonly name: string
  readonly title: Message
  readonly problems: readonly Message[]
  run(documents: Documents, site: Pick<SiteSettings, 'timeZone'>): Promise<readonly Discrepancy[]>
}

export const bookkeepingCheck = extensionPoint<BookkeepingCheck>('ledger.book_check')

/** Creates a check from one SQL statement that returns type, name and problem; null means no problem. */
export const createQueryCheck =
  (query: string): BookkeepingCheck['run'] =>
  (documents) =>
    documents.statement(
      sql<Discrepancy>`select type, name, problem from (${sql.raw(query)}) looked
        where problem is not null order by type, name limit ${MAX_DISCREPANCIES}`,
      {},
    )

/** Returns the English text of a message as an SQL literal. */
export const sqlText = ({ text }: Message): string => `'${text.replaceAll("'", "''")}'`
