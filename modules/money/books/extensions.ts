import { bookCheck, MOST_FAULTS, type BookCheck, type BookFault, sqlText } from '#money/ledger'
import { notificationEvents } from '#site/notifications'
import { sql } from 'kysely'
import { datetimeIn } from '#meta'
import { type StatementCheck, faultsOf } from './rules/statement-check.ts'
import { faultsFound } from './rules/faults-found.ts'
import { ledgerChecks } from './rules/ledger-checks.ts'
import { message } from './messages.ts'
import { paymentChecks } from './rules/payment-checks.ts'
import { receiptChecks } from './rules/receipt-checks.ts'

const problems = {
  account_does_not_hold_refunds: message('books.problem.account_does_not_hold_refunds'),
  account_does_not_hold_credit: message('books.problem.account_does_not_hold_credit'),
} as const

const needs = ['Ledger Account', 'Refund', 'Payment'] as const

const paidIn = 'coalesce(p.captured_currency, p.currency)'

/** What is paid by hand or kept as credit has left this account in the entry that decided it. */
const refundsDueHolds = faultsOf(
  'Ledger Account',
  `select a.name, ${sqlText(problems.account_does_not_hold_refunds)} as problem
  from "Ledger Account" a left join (
    select ${paidIn} as currency, sum(r.amount) as owed
    from "Refund" r join "Payment" p on p.name = r.payment
    where r.state in ('requested', 'sent') and r.destination = 'source' group by 1
  ) r on r.currency = a.currency
  where a.purpose = 'refunds due' and -a.balance <> coalesce(r.owed, 0)`,
)

const creditHolds = faultsOf(
  'Ledger Account',
  `select a.name, ${sqlText(problems.account_does_not_hold_credit)} as problem
  from "Ledger Account" a left join (
    select p.payer, ${paidIn} as currency, sum(r.amount) as given
    from "Refund" r join "Payment" p on p.name = r.payment
    where r.state = 'done' and r.destination = 'credit' group by 1, 2
  ) r on a.party_type = 'User' and r.payer = a.party and r.currency = a.currency
  where a.purpose = 'customer credit' and -a.balance <> coalesce(r.given, 0)`,
)

const refundsDue: StatementCheck = {
  name: 'payments.refunds_due',
  title: message('books.check.payments_refunds_due'),
  problems: Object.values(problems),
  needs,
  statement: refundsDueHolds,
}

const customerCredit: StatementCheck = {
  name: 'payments.customer_credit',
  title: message('books.check.payments_customer_credit'),
  problems: Object.values(problems),
  needs,
  statement: creditHolds,
}

const owedChecks: readonly StatementCheck[] = [refundsDue, customerCredit]

const checks = [...ledgerChecks, ...paymentChecks, ...owedChecks, ...receiptChecks]

export const booksExtensions = [
  notificationEvents.add(faultsFound),
  ...checks.map((check) => bookCheck.add(checkByStatement(check))),
]

interface Found extends BookFault {
  readonly count: number
}

/** Puts a check's question to the database: one statement, however long the books are. */
function checkByStatement({ name, title, problems, needs, statement }: StatementCheck): BookCheck {
  return {
    ...{ name, title, problems },
    async run(documents, { timeZone }) {
      if (needs.some((type) => documents.registry.find(type) === undefined)) return []
      const found = await documents.statement(
        sql<Found>`with moment as (select ${datetimeIn(timeZone, documents.now)}::timestamp as now)
          select type, name, problem, count(*) over () as count
          from (${sql.raw(statement)}) faults order by type, name, problem limit ${MOST_FAULTS}`,
        {},
      )
      const faults = found.map(({ type, name: document, problem }) => ({ type, name: document, problem }))
      return Object.assign(faults, { count: found[0]?.count ?? 0 })
    },
  }
}
