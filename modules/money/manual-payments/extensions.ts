import { createQueryCheck, bookkeepingCheck, sqlText } from '#money/ledger'
import { notificationEvents, notificationEvent } from '#site/notifications'
import { message, messages } from './messages.ts'
import type { Message } from '#meta'

const problems = {
  no_entry: message('manual_payments.problem.no_entry'),
  entry_amount_differs: message('manual_payments.problem.entry_amount_differs'),
  cleared_no_entry: message('manual_payments.problem.cleared_no_entry'),
  refunds_exceed_payment: message('manual_payments.problem.refunds_exceed_payment'),
  refunded_amount_differs: message('manual_payments.problem.refunded_amount_differs'),
  ended_not_reversed: message('manual_payments.problem.ended_not_reversed'),
  reversed_still_valid: message('manual_payments.problem.reversed_still_valid'),
  not_one_receipt: message('manual_payments.problem.not_one_receipt'),
  ended_receipt_valid: message('manual_payments.problem.ended_receipt_valid'),
  collected_no_entry: message('manual_payments.problem.collected_no_entry'),
  deposited_no_entry: message('manual_payments.problem.deposited_no_entry'),
  state_differs: message('manual_payments.problem.state_differs'),
  entry_not_collected: message('manual_payments.problem.entry_not_collected'),
  paid_out_no_entry: message('manual_payments.problem.paid_out_no_entry'),
  entry_not_paid: message('manual_payments.problem.entry_not_paid'),
  cash_overpaid: message('manual_payments.problem.cash_overpaid'),
} as const

const manualPaymentProblems: readonly Message[] = Object.values(problems)

/** SQL check of manual payments, in one statement per type with a row limit. */
const discrepancyQuery = `
  select 'Manual Payment' as type, p.name, case
      when e.name is null then ${sqlText(problems.no_entry)}
      when e.total <> p.amount then ${sqlText(problems.entry_amount_differs)}
      when p.state = 'cleared' and p.clearing_entry is null then ${sqlText(problems.cleared_no_entry)}
      when p.refunded_amount > p.amount then ${sqlText(problems.refunds_exceed_payment)}
      when p.refunded_amount <> f.refunded then ${sqlText(problems.refunded_amount_differs)}
      when p.state in ('bounced', 'cancelled') and b.name is null then ${sqlText(problems.ended_not_reversed)}
      when p.state in ('received', 'cleared') and b.name is not null then ${sqlText(problems.reversed_still_valid)}
      when p.state in ('received', 'cleared') and r.count <> 1 then ${sqlText(problems.not_one_receipt)}
      when p.state in ('bounced', 'cancelled') and r.count <> 0 then ${sqlText(problems.ended_receipt_valid)}
    end as problem
  from "Manual Payment" p
    left join "Ledger Entry" e on e.name = p.entry
    left join "Ledger Entry" b on b.reverses = p.entry
    cross join lateral (
      select count(*) as count from "Receipt" r where r.manual_payment = p.name and r.state = 'issued') r
    cross join lateral (
      select coalesce(sum(amount), 0) as refunded from "Manual Refund" f
      where f.payment_type = 'Manual Payment' and f.payment = p.name and f.state = 'paid') f
  union all
  select 'Cash Collection', c.name, case
      when c.state in ('collected', 'deposited') and e.name is null then ${sqlText(problems.collected_no_entry)}
      when c.state = 'deposited' and d.name is null then ${sqlText(problems.deposited_no_entry)}
      when coalesce(e.total, c.amount) <> c.amount or coalesce(d.total, 0) > c.amount
        then ${sqlText(problems.entry_amount_differs)}
      when (c.state = 'deposited' and c.remitted_amount not in (0, c.amount))
        or (c.state = 'collected' and c.remitted_amount >= c.amount) then ${sqlText(problems.state_differs)}
      when c.state in ('due', 'cancelled') and e.name is not null then ${sqlText(problems.entry_not_collected)}
    end
  from "Cash Collection" c
    left join "Ledger Entry" e on e.name = c.entry
    left join "Ledger Entry" d on d.name = c.deposit_entry
  union all
  select 'Manual Refund', f.name, case
      when f.state = 'paid' and e.name is null then ${sqlText(problems.paid_out_no_entry)}
      when f.state <> 'paid' and f.entry is not null then ${sqlText(problems.entry_not_paid)}
      when e.total <> f.amount then ${sqlText(problems.entry_amount_differs)}
    end
  from "Manual Refund" f
    left join "Ledger Entry" e on e.name = f.entry
  union all
  select 'Ledger Account', a.name, ${sqlText(problems.cash_overpaid)}
  from "Ledger Account" a where a.purpose = 'cash' and a.balance < 0`

export const chequeBounced = notificationEvent({
  name: 'manual_payments.bounced',
  renamedFrom: 'counter.bounced',
  eventClass: 'transactional',
  values: ['name', 'number', 'bank', 'amount', 'purpose'],
  channels: ['in-app', 'e-mail'],
  messages,
})

export const refundDue = notificationEvent({
  name: 'manual_payments.refund_due',
  renamedFrom: 'counter.to_give_back',
  eventClass: 'transactional',
  values: ['amount', 'sum', 'payer', 'purpose', 'voucher'],
  channels: ['in-app', 'e-mail'],
  messages,
})

export const refundFailed = notificationEvent({
  name: 'manual_payments.refund_failed',
  renamedFrom: 'counter.refund_failed',
  eventClass: 'transactional',
  values: ['name', 'amount', 'purpose', 'voucher'],
  channels: ['in-app', 'e-mail'],
  messages,
})

export const manualPaymentExtensions = [
  notificationEvents.add(chequeBounced),
  notificationEvents.add(refundDue),
  notificationEvents.add(refundFailed),
  bookkeepingCheck.add({
    name: 'manual_payments.booked',
    title: message('manual_payments.check.booked'),
    problems: manualPaymentProblems,
    run: createQueryCheck(discrepancyQuery),
  }),
]
