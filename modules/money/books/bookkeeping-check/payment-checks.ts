import { sqlText } from '#money/ledger'
import { message } from '../messages.ts'
import { selectDiscrepancies, selectFirstProblem, type QueryCheck } from './query-check.ts'
import { problems, ledgerTypes, isCapturedSql, disputes } from './payment-problems.ts'

const postedOnce = selectDiscrepancies(
  'Payment',
  `select p.name, ${selectFirstProblem([
    [problems.capture_not_posted, `${isCapturedSql} and count(e.name) = 0`],
    [problems.posted_twice, 'count(e.name) > 1'],
    [problems.posted_not_captured, `not ${isCapturedSql} and count(e.name) > 0`],
    [
      problems.posted_amount_differs,
      `${isCapturedSql}
        and (max(e.total) <> p.captured_amount or max(e.currency) is distinct from p.captured_currency)`,
    ],
  ])} as problem
  from "Payment" p
  left join "Ledger Entry" e on e.source_type = 'Payment' and e.source_name = p.name and e.kind = 'capture'
  group by p.name`,
)

const captureWithoutPayment = selectDiscrepancies(
  'Ledger Entry',
  `select e.name, ${sqlText(problems.entry_without_payment)} as problem from "Ledger Entry" e
  where e.source_type = 'Payment' and not exists (select from "Payment" p where p.name = e.source_name)`,
)

const captures: QueryCheck = {
  name: 'payments.captures',
  title: message('books.check.payments_captures'),
  problems: Object.values(problems),
  needs: [...ledgerTypes, 'Payment'],
  statement: `${postedOnce} union all ${captureWithoutPayment}`,
}

const refundsWithinCaptures = selectDiscrepancies(
  'Payment',
  `select p.name, ${selectFirstProblem([
    [problems.refunds_exceed_capture, 'r.back > p.captured_amount'],
    [problems.refunded_amount_differs, 'p.refunded_amount <> coalesce(r.back, 0)'],
    [
      problems.payment_state_differs,
      `${isCapturedSql} and p.state <> 'disputed' and p.state <>
        case coalesce(r.back, 0) when 0 then 'captured' when p.captured_amount then 'refunded' else 'part refunded' end`,
    ],
  ])} as problem
  from "Payment" p left join (
    select payment, sum(amount) filter (where state <> 'failed') as back from "Refund" group by payment
  ) r on r.payment = p.name`,
)

const refundsPosted = selectDiscrepancies(
  'Refund',
  `select r.name, ${selectFirstProblem([
    [problems.refund_not_posted, `r.state <> 'failed' and count(l.name) = 0`],
    [problems.failed_refund_not_reversed, `r.state = 'failed' and sum(abs(l.net)) > 0`],
    [
      problems.refund_not_in_gateway_account,
      `r.state = 'done' and r.destination = 'source'
        and coalesce(sum(l.net) filter (where l.purpose = 'gateway'), 0) <> -r.amount`,
    ],
    [
      problems.refund_not_recorded_due,
      `r.state in ('requested', 'sent')
        and coalesce(sum(l.net) filter (where l.purpose = 'refunds due'), 0) <> -r.amount`,
    ],
    [
      problems.credit_not_posted,
      `r.state = 'done' and r.destination = 'credit'
        and coalesce(sum(l.net) filter (where l.net < 0), 0) <> -r.amount`,
    ],
    [
      problems.refund_entries_differ,
      `r.state <> 'failed'
        and coalesce(sum(l.net) filter (where l.net > 0), 0) <> r.amount`,
    ],
  ])} as problem
  from "Refund" r left join (
    select e.source_name as refund, min(l.name) as name, a.purpose, sum(l.amount) as net
    from "Ledger Entry" e join "Ledger Line" l on l.entry = e.name join "Ledger Account" a on a.name = l.account
    where e.source_type = 'Refund' group by e.source_name, a.name
  ) l on l.refund = r.name
  group by r.name`,
)

const refunds: QueryCheck = {
  name: 'payments.refunds',
  title: message('books.check.payments_refunds'),
  problems: Object.values(problems),
  needs: [...ledgerTypes, 'Payment', 'Refund'],
  statement: `${refundsWithinCaptures} union all ${refundsPosted}`,
}

/** Movements of payments and refunds by account purpose, without fees, disputes, deposits and corrections. */
const movementsOn = (purpose: string) => `
    select a.name, a.party, a.currency, coalesce(sum(l.amount) filter (
      where e.source_type in ('Payment', 'Refund')
        and coalesce(taken_back.kind, e.kind) in ('capture', 'refund', 'refund paid', 'allocation')
    ), 0) as moved
    from "Ledger Account" a left join "Ledger Line" l on l.account = a.name left join "Ledger Entry" e on e.name = l.entry
    left join "Ledger Entry" taken_back on taken_back.name = e.reverses
    where a.purpose = '${purpose}' group by a.name`

const wrongGatewayBalances = selectDiscrepancies(
  'Ledger Account',
  `select a.name, ${selectFirstProblem([
    [problems.gateway_balance_differs, 'a.moved <> coalesce(p.taken, 0) - coalesce(r.back, 0)'],
  ])} as problem
  from (${movementsOn('gateway')}) a
  left join (
    select p.gateway, p.captured_currency as currency, sum(p.captured_amount) as taken
    from "Payment" p where ${isCapturedSql} group by 1, 2
  ) p on p.gateway = a.party and p.currency = a.currency
  left join (
    select p.gateway, p.captured_currency as currency, sum(r.amount) as back
    from "Refund" r join "Payment" p on p.name = r.payment
    where r.state = 'done' and r.destination = 'source' group by 1, 2
  ) r on r.gateway = a.party and r.currency = a.currency`,
)

const gateways: QueryCheck = {
  name: 'payments.gateways',
  title: message('books.check.payments_gateways'),
  problems: Object.values(problems),
  needs: [...ledgerTypes, 'Payment', 'Refund'],
  statement: wrongGatewayBalances,
}

const undecided = selectDiscrepancies(
  'Payment',
  `select p.name, ${selectFirstProblem([
    [
      problems.unallocated_too_long,
      `p.is_held = 0 and p.captured_at < (select now - interval '1 day' from moment)`,
    ],
    [
      problems.payment_held_too_long,
      `p.is_held = 1 and p.captured_at < (select now - interval '30 days' from moment)`,
    ],
  ])} as problem
  from "Payment" p where p.allocation = 'unallocated'`,
)

const wrongUnallocatedBalances = selectDiscrepancies(
  'Ledger Account',
  `select a.name, ${sqlText(problems.unallocated_balance_differs)} as problem
  from (${movementsOn('unapplied')}) a
  left join (
    select p.captured_currency as currency, sum(p.captured_amount - p.refunded_amount) as waiting
    from "Payment" p where p.allocation = 'unallocated' group by 1
  ) p on p.currency = a.currency
  where -a.moved <> coalesce(p.waiting, 0)`,
)

const unallocated: QueryCheck = {
  name: 'payments.unallocated',
  title: message('books.check.payments_unallocated'),
  problems: Object.values(problems),
  needs: [...ledgerTypes, 'Payment'],
  statement: `${undecided} union all ${wrongUnallocatedBalances}`,
}

const ownerless = selectDiscrepancies(
  'Payment',
  `select p.name, ${selectFirstProblem([
    [problems.capture_not_allocated, `p.allocation = 'none'`],
    [
      problems.allocated_without_document,
      `p.allocation = 'allocated' and (p.reference_type is null or p.reference_name is null)`,
    ],
    [problems.refund_not_made, `p.allocation = 'refunded' and p.refunded_amount <> p.captured_amount`],
    [
      problems.credited_accounts_incomplete,
      `p.captured_amount <> (
        select coalesce(sum((credit ->> 'amount')::bigint), 0) from jsonb_array_elements(coalesce(p.credits::jsonb, '[]')) credit)`,
    ],
    [problems.allocated_still_unallocated, `p.allocation = 'allocated' and l.waiting <> 0`],
  ])} as problem
  from "Payment" p left join (
    select e.source_name as payment, sum(l.amount) as waiting
    from "Ledger Account" a join "Ledger Line" l on l.account = a.name join "Ledger Entry" e on e.name = l.entry
    where a.purpose = 'unapplied' and e.source_type = 'Payment' group by 1
  ) l on l.payment = p.name
  where ${isCapturedSql}`,
)

const owners: QueryCheck = {
  name: 'payments.owners',
  title: message('books.check.payments_owners'),
  problems: Object.values(problems),
  needs: [...ledgerTypes, 'Payment'],
  statement: ownerless,
}

const unprocessedEvents = selectDiscrepancies(
  'Gateway Event',
  `select ev.name, ${sqlText(problems.event_not_processed)} as problem
  from "Gateway Event" ev where ev.state = 'stored' and ev.received_at < (select now - interval '1 hour' from moment)`,
)

const unconfirmedPayments = selectDiscrepancies(
  'Payment',
  `select p.name, ${sqlText(problems.final_status_not_checked)} as problem
  from "Payment" p where p.state in ('created', 'authorised') and p.expires_at < (select now - interval '1 day' from moment)`,
)

const unsentRefunds = selectDiscrepancies(
  'Refund',
  `select r.name, ${sqlText(problems.refund_not_sent)} as problem
  from "Refund" r join "Payment" p on p.name = r.payment
  where r.state = 'requested' and p.state <> 'disputed' and r.creation < (select now - interval '1 day' from moment)`,
)

const upToDate: QueryCheck = {
  name: 'payments.up_to_date',
  title: message('books.check.payments_up_to_date'),
  problems: Object.values(problems),
  needs: ['Payment', 'Refund', 'Gateway Event'],
  statement: `${unprocessedEvents} union all ${unconfirmedPayments} union all ${unsentRefunds}`,
}

export const paymentChecks: readonly QueryCheck[] = [
  captures,
  refunds,
  disputes,
  gateways,
  unallocated,
  owners,
  upToDate,
]
