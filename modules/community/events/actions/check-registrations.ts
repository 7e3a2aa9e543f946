import { sql } from 'kysely'
import { MOST_FAULTS, type BookCheck, type BookFault } from '#money/ledger'
import { registrationFaults, seatFaults } from '../rules/registration-books.ts'

const asked =
  (faults: string): BookCheck['run'] =>
  (documents) =>
    documents.statement(
      sql<BookFault>`select type, name, problem from (${sql.raw(faults)}) looked
        where problem is not null order by name limit ${MOST_FAULTS}`,
      {},
    )

export const checkRegistrations: BookCheck = {
  name: 'events.paid',
  title: 'Every registration that was paid for has its payment, and what went back went back on both',
  run: asked(registrationFaults),
}

export const checkSeats: BookCheck = {
  name: 'events.seats',
  title: 'The seats of every event are those of its registrations',
  run: asked(seatFaults),
}
