import {
  bookkeepingCheck,
  MAX_DISCREPANCIES,
  type BookkeepingCheck,
  type Discrepancy,
  sqlText,
} from '#money/ledger'
import { notificationEvents, notificationEvent } from '#site/notifications'
import { sql } from 'kysely'
import { datetimeIn } from '#meta'
import { type QueryCheck, selectDiscrepancies } from './bookkeeping-check/query-check.ts'
import { ledgerChecks } from './bookkeeping-check/ledger-checks.ts'
import { message, messages } from './messages.ts'
import { paymentChecks } from './bookkeeping-check/payment-checks.ts'
import { receiptChecks } from './bookkeeping-check/receipt-checks.ts'

const problems = {
  refunds_balance_differs: message('books.problem.refunds_balance_differs'),
  credit_balance_differs: message('books.problem.credit_balance_differs'),
} as const

const needs = ['Ledger Account', 'Refund', 'Payment'] as const

const paidIn = 'coalesce(p.captured_currency, p.currency)'

/** SQL check: manual refunds and credits left this account by the entry that decided them. */
const wrongRefundsDue = selectDiscrepancies(
  'Ledger Account',
  `select a.name, ${sqlText(problems.refunds_balance_differs)} as problem
  from "Ledger Account" a left join (
    select ${paidIn} as currency, sum(r.amount) as owed
    from "Refund" r join "Payment" p on p.name = r.payment
    where r.state in ('requested', 'sent') and r.destination = 'source' group by 1
  ) r on r.currency = a.currency
  where a.purpose = 'refunds due' and -a.balance <> coalesce(r.owed, 0)`,
)

/** SQL check: the entries of refunds put on each customer's account what was refunded as credit. */
const wrongCustomerCredit = selectDiscrepancies(
  'Ledger Account',
  `select a.name, ${sqlText(problems.credit_balance_differs)} as problem
  from "Ledger Account" a left join (
    select p.payer, ${paidIn} as currency, sum(r.amount) as given
    from "Refund" r join "Payment" p on p.name = r.payment
    where r.state = 'done' and r.destination = 'credit' and p.gateway <> 'Gift Card' group by 1, 2
  ) r on a.party_type = 'User' and r.payer = a.party and r.currency = a.currency
  left join (
    select l.account, -sum(l.amount) as posted
    from "Ledger Line" l join "Ledger Entry" e on e.name = l.entry join "Ledger Account" c on c.name = l.account
    where c.purpose = 'customer credit' and e.kind = 'refund' group by 1
  ) l on l.account = a.name
  where a.purpose = 'customer credit' and coalesce(l.posted, 0) <> coalesce(r.given, 0)`,
)

const refundsDue: QueryCheck = {
  name: 'payments.refunds_due',
  title: message('books.check.payments_refunds_due'),
  problems: Object.values(problems),
  needs,
  statement: wrongRefundsDue,
}

const customerCredit: QueryCheck = {
  name: 'payments.customer_credit',
  title: message('books.check.payments_customer_credit'),
  problems: Object.values(problems),
  needs,
  statement: wrongCustomerCredit,
}

const refundsDueChecks: readonly QueryCheck[] = [refundsDue, customerCredit]

const checks = [...ledgerChecks, ...paymentChecks, ...refundsDueChecks, ...receiptChecks]

export const discrepanciesFound = notificationEvent({
  name: 'books.discrepancies_found',
  renamedFrom: 'books.faults_found',
  eventClass: 'transactional',
  values: ['count', 'checks'],
  channels: ['in-app', 'e-mail'],
  messages,
})

export const booksExtensions = [
  notificationEvents.add(discrepanciesFound),
  ...checks.map((check) => bookkeepingCheck.add(createCheck(check))),
]

interface DiscrepancyRow extends Discrepancy {
  readonly count: number
}

/** Creates a check that runs one statement. */
function createCheck({ name, title, problems, needs, statement }: QueryCheck): BookkeepingCheck {
  return {
    ...{ name, title, problems },
    async run(documents, { timeZone }) {
      if (needs.some((type) => documents.registry.find(type) === undefined)) return []
      const rows = await documents.statement(
        sql<DiscrepancyRow>`with moment as (select ${datetimeIn(timeZone, documents.now)}::timestamp as now)
          select type, name, problem, count(*) over () as count
          from (${sql.raw(statement)}) faults order by type, name, problem limit ${MAX_DISCREPANCIES}`,
        {},
      )
      const discrepancies = rows.map(({ type, name: document, problem }) => ({
        type,
        name: document,
        problem,
      }))
      return Object.assign(discrepancies, { count: rows[0]?.count ?? 0 })
    },
  }
}
