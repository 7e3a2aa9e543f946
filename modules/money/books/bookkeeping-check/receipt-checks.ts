import { sqlText } from '#money/ledger'
import { message } from '../messages.ts'
import { selectDiscrepancies, selectFirstProblem, type QueryCheck } from './query-check.ts'

const problems = {
  number_missing: message('books.problem.number_missing'),
  last_number_differs: message('books.problem.last_number_differs'),
  number_used_twice: message('books.problem.number_used_twice'),
  receipt_year_differs: message('books.problem.receipt_year_differs'),
  receipt_without_payment: message('books.problem.receipt_without_payment'),
  receipt_not_captured: message('books.problem.receipt_not_captured'),
  receipt_amount_differs: message('books.problem.receipt_amount_differs'),
  receipt_of_reversed_payment: message('books.problem.receipt_of_reversed_payment'),
  refunds_exceed_receipt: message('books.problem.refunds_exceed_receipt'),
  receipt_without_series: message('books.problem.receipt_without_series'),
  capture_without_receipt: message('books.problem.capture_without_receipt'),
} as const

const gaps = selectDiscrepancies(
  'Receipt Series',
  `select s.name, ${selectFirstProblem([
    [problems.number_missing, 'count(r.name) <> coalesce(max(r.number), 0) or min(r.number) > 1'],
    [problems.last_number_differs, 's.last_number <> coalesce(max(r.number), 0)'],
    [problems.number_used_twice, 'count(r.name) <> count(distinct r.number)'],
    [
      problems.receipt_year_differs,
      `count(*) filter (
        where r.issued_on not between s.first_day and s.last_day) > 0`,
    ],
  ])} as problem
  from "Receipt Series" s left join "Receipt" r on r.series = s.name group by s.name`,
)

const strayReceipts = selectDiscrepancies(
  'Receipt',
  `select r.name, ${sqlText(problems.receipt_without_series)} as problem from "Receipt" r
  where not exists (select from "Receipt Series" s where s.name = r.series)`,
)

const gapless: QueryCheck = {
  name: 'receipts.gapless',
  title: message('books.check.receipts_gapless'),
  problems: Object.values(problems),
  needs: ['Receipt', 'Receipt Series'],
  statement: `${gaps} union all ${strayReceipts}`,
}

const receiptsOfNothing = selectDiscrepancies(
  'Receipt',
  `select r.name, ${selectFirstProblem([
    [
      problems.receipt_without_payment,
      `num_nonnulls(r.payment, r.manual_payment, r.cash_collection) <> 1
        or coalesce(p.name, c.name, k.name) is null`,
    ],
    [problems.receipt_not_captured, `r.state = 'issued' and p.captured_amount = 0`],
    [
      problems.receipt_amount_differs,
      `r.state = 'issued' and r.amount <> coalesce(p.captured_amount, c.amount, k.amount)`,
    ],
    [problems.receipt_of_reversed_payment, `r.state = 'issued' and c.state in ('bounced', 'cancelled')`],
    [problems.refunds_exceed_receipt, 'r.returned > r.amount'],
  ])} as problem
  from "Receipt" r left join "Payment" p on p.name = r.payment
  left join "Manual Payment" c on c.name = r.manual_payment left join "Cash Collection" k on k.name = r.cash_collection`,
)

const missingReceipts = selectDiscrepancies(
  'Payment',
  `select p.name, ${sqlText(problems.capture_without_receipt)} as problem from "Payment" p
  where p.allocation = 'allocated' and p.captured_at < (select now - interval '1 day' from moment)
    and not exists (select from "Receipt" r where r.payment = p.name)`,
)

const matched: QueryCheck = {
  name: 'receipts.matched',
  title: message('books.check.receipts_matched'),
  problems: Object.values(problems),
  needs: ['Receipt', 'Payment', 'Manual Payment', 'Cash Collection'],
  statement: `${receiptsOfNothing} union all ${missingReceipts}`,
}

export const receiptChecks: readonly QueryCheck[] = [gapless, matched]
