import { createQueryCheck, bookkeepingCheck, sqlText } from '#money/ledger'
import { payable } from '#money/payments'
import { paidSubjects, type PaidSubject } from '#money/receipts'
import { childFacts, childRecords } from '#community/family'
import { notificationEvents, notificationEvent } from '#site/notifications'
import { feeFacts, feeRecords, REDACTED_NAME } from './fee/child-records.ts'
import { payableFee } from './payment/payable-fee.ts'
import { Fee } from './fee/fee.doctype.ts'
import { message, messages } from './messages.ts'
import type { Message } from '#meta'
import { householdLines } from '#money/statements'
import { householdFees } from './fee/household-fees.ts'

const problems = {
  no_instalments: message('fees.problem.no_instalments'),
  instalments_total_differs: message('fees.problem.instalments_total_differs'),
  outstanding_amount_differs: message('fees.problem.outstanding_amount_differs'),
  paid_amount_differs: message('fees.problem.paid_amount_differs'),
  instalment_overpaid: message('fees.problem.instalment_overpaid'),
  payment_differs: message('fees.problem.payment_differs'),
  reductions_exceed_fee: message('fees.problem.reductions_exceed_fee'),
} as const

const feeProblems: readonly Message[] = Object.values(problems)

/** SQL check of fees, instalments and payments, in one statement. */
const discrepancyQuery = `
  select 'Fee' as type, f.name, case
      when i.count = 0 then ${sqlText(problems.no_instalments)}
      when i.amount <> f.amount or i.paid <> f.paid then ${sqlText(problems.instalments_total_differs)}
      when f.amount - f.paid <> f.outstanding then ${sqlText(problems.outstanding_amount_differs)}
      when coalesce(p.paid, 0) < f.paid or (coalesce(p.paid, 0) > f.paid and f.outstanding > 0) then ${sqlText(problems.paid_amount_differs)}
      when i.lowest < 0 then ${sqlText(problems.instalment_overpaid)}
      when p.unproven > 0 then ${sqlText(problems.payment_differs)}
      when f.waived <> coalesce(w.waived, 0) then ${sqlText(problems.reductions_exceed_fee)}
    end as problem
  from "Fee" f
    cross join lateral (
      select count(*) as count, sum(amount) as amount, sum(paid) as paid, min(amount - paid) as lowest
      from "Fee Instalment" where parent = f.name) i
    cross join lateral (
      select sum(r.amount - r.refunded_amount) as paid, count(*) filter (where not exists (
          select from "Ledger Entry" e where e.source_name = r.payment and e.total = r.amount
        )) as unproven
      from "Fee Payment" r where r.parent = f.name) p
    cross join lateral (select sum(amount) as waived from "Fee Waiver" where parent = f.name) w`

const feeSubjects: PaidSubject = {
  type: Fee.name,
  async texts(documents, names, t) {
    const fees = await documents.find(Fee, {
      where: { name: ['in', names], student_name: ['!=', REDACTED_NAME] },
      fields: ['name', 'student_name', 'academic_year', 'class'],
      limit: names.length,
    })
    return new Map(
      fees.map(({ name, student_name, academic_year, class: of }) => [
        name,
        t(
          message('fees.receipt_subject', {
            student: student_name,
            year: academic_year,
            class: of,
            fee: name,
          }),
        ),
      ]),
    )
  },
}

const values = ['name', 'amount', 'day', 'year', 'class', 'fee'] as const

const channels = ['in-app', ['e-mail', 'sms']] as const

export const feeDueSoon = notificationEvent({
  name: 'fees.due_soon',
  eventClass: 'transactional',
  values,
  channels,
  messages,
})

export const feeLate = notificationEvent({
  name: 'fees.late',
  eventClass: 'transactional',
  values,
  channels,
  messages,
})

export const feeExtensions = [
  householdLines.add(householdFees),
  payable.add(payableFee),
  paidSubjects.add(feeSubjects),
  childFacts.add(feeFacts),
  childRecords.add(feeRecords),
  notificationEvents.add(feeDueSoon),
  notificationEvents.add(feeLate),
  bookkeepingCheck.add({
    name: 'fees.paid',
    title: message('fees.check.paid'),
    problems: feeProblems,
    run: createQueryCheck(discrepancyQuery),
  }),
]
