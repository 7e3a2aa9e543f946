import { message } from '../messages.ts'
import { selectDiscrepancies, selectFirstProblem, type QueryCheck } from './query-check.ts'

export const problems = {
  money_taken_payment: message('books.problem.money_taken_payment'),
  payment_posted_more: message('books.problem.payment_posted_more'),
  money_posted_payment: message('books.problem.money_posted_payment'),
  posted_payment_not: message('books.problem.posted_payment_not'),
  more_paid_back: message('books.problem.more_paid_back'),
  payment_says_paid: message('books.problem.payment_says_paid'),
  state_payment_not: message('books.problem.state_payment_not'),
  refund_never_posted: message('books.problem.refund_never_posted'),
  refund_failed_posted: message('books.problem.refund_failed_posted'),
  refund_done_not: message('books.problem.refund_done_not'),
  refund_under_way: message('books.problem.refund_under_way'),
  refund_went_credit: message('books.problem.refund_went_credit'),
  refund_moved_more: message('books.problem.refund_moved_more'),
  posted_dispute_not: message('books.problem.posted_dispute_not'),
  payment_says_lost: message('books.problem.payment_says_lost'),
  dispute_runs_payment: message('books.problem.dispute_runs_payment'),
  no_dispute_runs: message('books.problem.no_dispute_runs'),
  account_does_not: message('books.problem.account_does_not'),
  money_waited_decision: message('books.problem.money_waited_decision'),
  money_been_held: message('books.problem.money_been_held'),
  money_taken_says: message('books.problem.money_taken_says'),
  payment_said_pay: message('books.problem.payment_said_pay'),
  money_said_gone: message('books.problem.money_said_gone'),
  accounts_payment_went: message('books.problem.accounts_payment_went'),
  payment_found_owner: message('books.problem.payment_found_owner'),
  entry_payment_not: message('books.problem.entry_payment_not'),
  account_does_not_hold: message('books.problem.account_does_not_hold'),
  event_came_more: message('books.problem.event_came_more'),
  payment_ended_more: message('books.problem.payment_ended_more'),
  refund_decided_more: message('books.problem.refund_decided_more'),
} as const

export const ledger = ['Ledger Account', 'Ledger Entry', 'Ledger Line'] as const

export const isCaptured = `p.state not in ('created', 'authorised', 'failed', 'expired')`

/** SQL check: entries of a dispute match it, and a payment's loss is the sum of its disputes. */
const disputesPosted = selectDiscrepancies(
  'Dispute',
  `select d.name, ${selectFirstProblem([
    [
      problems.posted_dispute_not,
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
    [problems.payment_says_lost, 'p.lost_amount <> coalesce(d.lost, 0)'],
    [problems.dispute_runs_payment, `coalesce(d.open, 0) > 0 and p.state <> 'disputed'`],
    [
      problems.no_dispute_runs,
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
  needs: [...ledger, 'Payment', 'Dispute'],
  statement: `${disputesPosted} union all ${disputesOfPayments}`,
}
