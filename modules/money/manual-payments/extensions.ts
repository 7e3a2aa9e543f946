import { createQueryCheck, bookkeepingCheck, sqlText } from '#money/ledger'
import { notificationEvents, notificationEvent } from '#site/notifications'
import { message, messages } from './messages.ts'
import type { Message } from '#meta'

const problems = {
  no_entry: message('manual_payments.problem.no_entry'),
  entry_another_amount: message('manual_payments.problem.entry_another_amount'),
  cleared_bank_no: message('manual_payments.problem.cleared_bank_no'),
  more_refunded_than: message('manual_payments.problem.more_refunded_than'),
  refunded_amount_differs: message('manual_payments.problem.refunded_amount_differs'),
  over_entry_still: message('manual_payments.problem.over_entry_still'),
  entry_reversed: message('manual_payments.problem.entry_reversed'),
  not_one_receipt: message('manual_payments.problem.not_one_receipt'),
  over_receipt_still: message('manual_payments.problem.over_receipt_still'),
  collected_no_entry: message('manual_payments.problem.collected_no_entry'),
  deposited_no_entry: message('manual_payments.problem.deposited_no_entry'),
  over_before_all: message('manual_payments.problem.over_before_all'),
  entry_not_collected: message('manual_payments.problem.entry_not_collected'),
  paid_out_no: message('manual_payments.problem.paid_out_no'),
  entry_not_paid: message('manual_payments.problem.entry_not_paid'),
  more_cash_left: message('manual_payments.problem.more_cash_left'),
} as const

const manualPaymentProblems: readonly Message[] = Object.values(problems)

/** SQL check of manual payments, in one statement per type with a row limit. */
const discrepancyQuery = `
  select 'Manual Payment' as type, p.name, case
      when e.name is null then ${sqlText(problems.no_entry)}
      when e.total <> p.amount then ${sqlText(problems.entry_another_amount)}
      when p.state = 'cleared' and p.clearing_entry is null then ${sqlText(problems.cleared_bank_no)}
      when p.refunded_amount > p.amount then ${sqlText(problems.more_refunded_than)}
      when p.refunded_amount <> f.refunded then ${sqlText(problems.refunded_amount_differs)}
      when p.state in ('bounced', 'cancelled') and b.name is null then ${sqlText(problems.over_entry_still)}
      when p.state in ('received', 'cleared') and b.name is not null then ${sqlText(problems.entry_reversed)}
      when p.state in ('received', 'cleared') and r.count <> 1 then ${sqlText(problems.not_one_receipt)}
      when p.state in ('bounced', 'cancelled') and r.count <> 0 then ${sqlText(problems.over_receipt_still)}
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
        then ${sqlText(problems.entry_another_amount)}
      when (c.state = 'deposited' and c.remitted_amount not in (0, c.amount))
        or (c.state = 'collected' and c.remitted_amount >= c.amount) then ${sqlText(problems.over_before_all)}
      when c.state in ('due', 'cancelled') and e.name is not null then ${sqlText(problems.entry_not_collected)}
    end
  from "Cash Collection" c
    left join "Ledger Entry" e on e.name = c.entry
    left join "Ledger Entry" d on d.name = c.deposit_entry
  union all
  select 'Manual Refund', f.name, case
      when f.state = 'paid' and e.name is null then ${sqlText(problems.paid_out_no)}
      when f.state <> 'paid' and f.entry is not null then ${sqlText(problems.entry_not_paid)}
      when e.total <> f.amount then ${sqlText(problems.entry_another_amount)}
    end
  from "Manual Refund" f
    left join "Ledger Entry" e on e.name = f.entry
  union all
  select 'Ledger Account', a.name, ${sqlText(problems.more_cash_left)}
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
