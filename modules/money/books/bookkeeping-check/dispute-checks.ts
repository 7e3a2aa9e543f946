import { message } from '../messages.ts'
import { selectDiscrepancies, selectFirstProblem, type QueryCheck } from './query-check.ts'
import { problems, ledger } from './payment-problems.ts'

/** What is posted for a dispute is what it says, and what a payment lost is what its disputes did. */
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
