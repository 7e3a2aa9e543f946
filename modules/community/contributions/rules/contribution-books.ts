import type { Message } from '#meta'
import { sqlText } from '#money/ledger'
import { message } from '../messages.ts'
const problems = {
  confirmed_payment_not: message('contributions.problem.confirmed_payment_not'),
  confirmed_payment_pays: message('contributions.problem.confirmed_payment_pays'),
  payment_another_amount: message('contributions.problem.payment_another_amount'),
  says_went_back: message('contributions.problem.says_went_back'),
  returned_money_still: message('contributions.problem.returned_money_still'),
  money_taken_not: message('contributions.problem.money_taken_not'),
} as const

/** Everything that a check of these may find. */
export const contributionProblems: readonly Message[] = Object.values(problems)

/**
 * What must be true of contributions and the payments that confirmed them, as one question to the database. A payment at the
 * counter is known by what the books say of it.
 */
export const contributionFaults = `
  select 'Contribution' as type, c.name, case
      when p.name is null and not exists (
        select from "Ledger Entry" e
        where e.source_name = c.payment and e.kind = 'counter payment' and e.total = c.amount
      ) then ${sqlText(problems.confirmed_payment_not)}
      when p.application <> 'applied' or p.reference_name <> c.name
        then ${sqlText(problems.confirmed_payment_pays)}
      when p.captured_amount <> c.amount then ${sqlText(problems.payment_another_amount)}
      when p.refunded_amount <> c.returned_amount then ${sqlText(problems.says_went_back)}
      when c.state = 'returned' and c.returned_amount < c.amount then ${sqlText(problems.returned_money_still)}
    end as problem
  from "Contribution" c left join "Payment" p on p.name = c.payment
  where c.state in ('confirmed', 'returned')
  union all
  select 'Contribution', c.name, ${sqlText(problems.money_taken_not)}
  from "Contribution" c join "Payment" p on p.reference_type = 'Contribution' and p.reference_name = c.name
  where c.state = 'offered' and p.application = 'applied'`
