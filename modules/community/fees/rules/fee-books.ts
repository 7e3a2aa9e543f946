import type { Message } from '#meta'
import { sqlText } from '#money/ledger'
import { message } from '../messages.ts'
const problems = {
  no_instalments: message('fees.problem.no_instalments'),
  instalments_do_not: message('fees.problem.instalments_do_not'),
  left_not_asked: message('fees.problem.left_not_asked'),
  says_something_else: message('fees.problem.says_something_else'),
  more_paid_instalment: message('fees.problem.more_paid_instalment'),
  one_payments_not: message('fees.problem.one_payments_not'),
  less_asked_than: message('fees.problem.less_asked_than'),
} as const

/** Everything that a check of these may find. */
export const feeProblems: readonly Message[] = Object.values(problems)

/** What must be true of fees, their instalments and the payments that settled them: one question to the database. */
export const feeFaults = `
  select 'Fee' as type, f.name, case
      when i.count = 0 then ${sqlText(problems.no_instalments)}
      when i.amount <> f.amount or i.paid <> f.paid then ${sqlText(problems.instalments_do_not)}
      when f.amount - f.paid <> f.outstanding then ${sqlText(problems.left_not_asked)}
      when coalesce(p.paid, 0) < f.paid or (coalesce(p.paid, 0) > f.paid and f.outstanding > 0) then ${sqlText(problems.says_something_else)}
      when i.lowest < 0 then ${sqlText(problems.more_paid_instalment)}
      when p.unproven > 0 then ${sqlText(problems.one_payments_not)}
      when f.waived <> coalesce(w.waived, 0) then ${sqlText(problems.less_asked_than)}
    end as problem
  from "Fee" f
    cross join lateral (
      select count(*) as count, sum(amount) as amount, sum(paid) as paid, min(amount - paid) as lowest
      from "Fee Instalment" where parent = f.name) i
    cross join lateral (
      select sum(r.amount - r.returned_amount) as paid, count(*) filter (where not exists (
          select from "Ledger Entry" e where e.source_name = r.payment and e.total = r.amount
        )) as unproven
      from "Fee Payment" r where r.parent = f.name) p
    cross join lateral (select sum(amount) as waived from "Fee Waiver" where parent = f.name) w`
