import { message } from '../messages.ts'
import { selectDiscrepancies, selectFirstProblem, type QueryCheck } from './query-check.ts'

export const problems = {
  capture_not_posted: message('books.problem.capture_not_posted'),
  posted_twice: message('books.problem.posted_twice'),
  posted_not_captured: message('books.problem.posted_not_captured'),
  posted_amount_differs: message('books.problem.posted_amount_differs'),
  refunds_exceed_capture: message('books.problem.refunds_exceed_capture'),
  refunded_amount_differs: message('books.problem.refunded_amount_differs'),
  payment_state_differs: message('books.problem.payment_state_differs'),
  refund_not_posted: message('books.problem.refund_not_posted'),
  failed_refund_not_reversed: message('books.problem.failed_refund_not_reversed'),
  refund_not_in_gateway_account: message('books.problem.refund_not_in_gateway_account'),
  refund_not_recorded_due: message('books.problem.refund_not_recorded_due'),
  credit_not_posted: message('books.problem.credit_not_posted'),
  refund_entries_differ: message('books.problem.refund_entries_differ'),
  dispute_entries_differ: message('books.problem.dispute_entries_differ'),
  lost_amount_differs: message('books.problem.lost_amount_differs'),
  dispute_not_shown: message('books.problem.dispute_not_shown'),
  dispute_not_open: message('books.problem.dispute_not_open'),
  gateway_balance_differs: message('books.problem.gateway_balance_differs'),
  unallocated_too_long: message('books.problem.unallocated_too_long'),
  payment_held_too_long: message('books.problem.payment_held_too_long'),
  capture_not_allocated: message('books.problem.capture_not_allocated'),
  allocated_without_document: message('books.problem.allocated_without_document'),
  refund_not_made: message('books.problem.refund_not_made'),
  credited_accounts_incomplete: message('books.problem.credited_accounts_incomplete'),
  allocated_still_unallocated: message('books.problem.allocated_still_unallocated'),
  entry_without_payment: message('books.problem.entry_without_payment'),
  unallocated_balance_differs: message('books.problem.unallocated_balance_differs'),
  event_not_processed: message('books.problem.event_not_processed'),
  final_status_not_checked: message('books.problem.final_status_not_checked'),
  refund_not_sent: message('books.problem.refund_not_sent'),
} as const

export const ledgerTypes = ['Ledger Account', 'Ledger Entry', 'Ledger Line'] as const

export const isCapturedSql = `p.state not in ('created', 'authorised', 'failed', 'expired')`

/** SQL check: entries of a dispute match it, and a payment's loss is the sum of its disputes. */
const disputesPosted = selectDiscrepancies(
  'Dispute',
  `select d.name, ${selectFirstProblem([
    [
      problems.dispute_entries_differ,
      `coalesce(l.withheld, 0) <> d.withheld_amount
        or coalesce(l.lost, 0) <> d.lost_amount or coalesce(l.fee, 0) <> d.fee`,
    ],
  ])} as problem
  from "Dispute" d left join (
    select e.source_name as dispute, sum(l.amount) filter (where a.purpose = 'disputed') as withheld,
      sum(l.amount) filter (where a.purpose = 'dispute losses') as lost,
      sum(l.amount) filter (where a.purpose = 'fees') as fee
    from "Ledger Entry" e join "Ledger Line" l on l.entry = e.name join "Ledger Account" a on a.name = l.account
    where e.source_type = 'Dispute' group by 1
  ) l on l.dispute = d.name`,
)

const disputesOfPayments = selectDiscrepancies(
  'Payment',
  `select p.name, ${selectFirstProblem([
    [problems.lost_amount_differs, 'p.lost_amount <> coalesce(d.lost, 0)'],
    [problems.dispute_not_shown, `coalesce(d.open, 0) > 0 and p.state <> 'disputed'`],
    [
      problems.dispute_not_open,
      `coalesce(d.open, 0) = 0 and p.state = 'disputed'
        and p.dispute_entry is null`,
    ],
  ])} as problem
  from "Payment" p left join (
    select payment, sum(lost_amount) as lost, count(*) filter (where state = 'open') as open
    from "Dispute" group by payment
  ) d on d.payment = p.name`,
)

export const disputes: QueryCheck = {
  name: 'payments.disputes',
  title: message('books.check.payments_disputes'),
  problems: Object.values(problems),
  needs: [...ledgerTypes, 'Payment', 'Dispute'],
  statement: `${disputesPosted} union all ${disputesOfPayments}`,
}
