import { faultsOf, firstOf, type StatementCheck } from './statement-check.ts'

const gaps = faultsOf(
  'Receipt Series',
  `select s.name, ${firstOf({
    'A number of this year is missing': 'count(r.name) <> coalesce(max(r.number), 0) or min(r.number) > 1',
    'The last number of this year is not that of its last receipt':
      's.last_number <> coalesce(max(r.number), 0)',
    'A number of this year was given twice': 'count(r.name) <> count(distinct r.number)',
    'A receipt of this year has a day of another year': `count(*) filter (
        where r.issued_on not between s.first_day and s.last_day) > 0`,
  })} as problem
  from "Receipt Series" s left join "Receipt" r on r.series = s.name group by s.name`,
)

const strayReceipts = faultsOf(
  'Receipt',
  `select r.name, 'This receipt belongs to no series' as problem from "Receipt" r
  where not exists (select from "Receipt Series" s where s.name = r.series)`,
)

const gapless: StatementCheck = {
  name: 'receipts.gapless',
  title: 'The numbers of receipts have no gap and no double',
  needs: ['Receipt', 'Receipt Series'],
  statement: `${gaps} union all ${strayReceipts}`,
}

const receiptsOfNothing = faultsOf(
  'Receipt',
  `select r.name, ${firstOf({
    'This receipt is for no payment': `num_nonnulls(r.payment, r.counter_payment, r.cash_collection) <> 1
        or coalesce(p.name, c.name, k.name) is null`,
    'This receipt is for a payment that took no money': `r.state = 'issued' and p.captured_amount = 0`,
    'This receipt has another amount than its payment': `r.state = 'issued' and r.amount <> coalesce(p.captured_amount, c.amount, k.amount)`,
    'This receipt holds, and its money was taken back': `r.state = 'issued' and c.state in ('bounced', 'cancelled')`,
    'More came back than this receipt is for': 'r.returned > r.amount',
  })} as problem
  from "Receipt" r left join "Payment" p on p.name = r.payment
  left join "Counter Payment" c on c.name = r.counter_payment left join "Cash Collection" k on k.name = r.cash_collection`,
)

const missingReceipts = faultsOf(
  'Payment',
  `select p.name, 'Money was taken more than a day ago, and nobody got a receipt' as problem from "Payment" p
  where p.application = 'applied' and p.captured_at < (select now - interval '1 day' from moment)
    and not exists (select from "Receipt" r where r.payment = p.name)`,
)

const matched: StatementCheck = {
  name: 'receipts.matched',
  title: 'Every payment has its receipt, and every receipt its payment',
  needs: ['Receipt', 'Payment', 'Counter Payment', 'Cash Collection'],
  statement: `${receiptsOfNothing} union all ${missingReceipts}`,
}

export const receiptChecks: readonly StatementCheck[] = [gapless, matched]
