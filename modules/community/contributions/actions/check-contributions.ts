import { sql } from 'kysely'
import { MOST_FAULTS, type BookCheck, type BookFault } from '#money/ledger'
import { contributionFaults } from '../rules/contribution-books.ts'

export const checkContributions: BookCheck = {
  name: 'contributions.paid',
  title: 'Every confirmed contribution has its payment, and what went back went back on both',
  run: (documents) =>
    documents.statement(
      sql<BookFault>`select type, name, problem from (${sql.raw(contributionFaults)}) looked
        where problem is not null order by name limit ${MOST_FAULTS}`,
      {},
    ),
}
