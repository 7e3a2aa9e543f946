import { sql } from 'kysely'
import { bookCheck, MOST_FAULTS, type BookFault } from '#money/ledger'
import { notificationEvents } from '#site/notifications'
import { chequeBounced } from './rules/cheque-bounced.ts'
import { counterFaults } from './rules/counter-books.ts'

export const counterExtensions = [
  notificationEvents.add(chequeBounced),
  bookCheck.add({
    name: 'counter.booked',
    title: 'Money that came over the counter is booked as it stands',
    run: (documents) =>
      documents.statement(
        sql<BookFault>`select type, name, problem from (${sql.raw(counterFaults)}) looked
          where problem is not null order by type, name limit ${MOST_FAULTS}`,
        {},
      ),
  }),
]
