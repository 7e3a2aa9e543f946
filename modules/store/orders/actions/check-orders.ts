import { sql } from 'kysely'
import { MOST_FAULTS, type BookCheck, type BookFault } from '#money/ledger'
import { heldFaults, orderFaults } from '../rules/order-books.ts'

const asked =
  (faults: string): BookCheck['run'] =>
  (documents) =>
    documents.statement(
      sql<BookFault>`select type, name, problem from (${sql.raw(faults)}) looked
        where problem is not null order by name limit ${MOST_FAULTS}`,
      {},
    )

export const checkOrdersPaid: BookCheck = {
  name: 'orders.paid',
  title: 'What is owed for every order is what it costs less what was paid for it',
  run: asked(orderFaults),
}

export const checkOrdersStock: BookCheck = {
  name: 'orders.stock',
  title: 'The stock that is held for every order is what it still has to send',
  run: asked(heldFaults),
}
