import type { Message } from '#meta'
import { bookkeepingCheck, createQueryCheck, sqlText } from '#money/ledger'
import { message } from './messages.ts'

const problems = {
  sale_differs: message('pledges.problem.sale_differs'),
  account_differs: message('pledges.problem.account_differs'),
  over_cap: message('pledges.problem.over_cap'),
} as const

const pledgeProblems: readonly Message[] = Object.values(problems)

/** SQL check: the ledger has what each pledged sale gave, and no pledge gave more than its cap. */
const pledgeDiscrepancies = `
  select 'Pledge Sale' as type, s.name, case
      when coalesce(l.amount, 0) <> case when s.confirmed_on is null then 0 else s.amount - s.reversed_amount end
        then ${sqlText(problems.sale_differs)}
    end as problem
  from "Pledge Sale" s
    left join (
      select e.source_name, -sum(l.amount) as amount
      from "Ledger Entry" e join "Ledger Line" l on l.entry = e.name
        join "Ledger Account" a on a.name = l.account and a.purpose <> 'business'
      where e.source_type = 'Pledge Sale' group by 1) l on l.source_name = s.name
  union all
  select 'Ledger Account', a.name, case
      when -a.balance <> coalesce(g.amount, 0) then ${sqlText(problems.account_differs)}
    end
  from "Ledger Account" a
    left join (
      select p.beneficiary_type, p.beneficiary, sum(s.amount - s.reversed_amount) as amount
      from "Pledge Sale" s join "Pledge" p on p.name = s.pledge
      where s.confirmed_on is not null group by 1, 2) g
      on g.beneficiary_type = a.party_type and g.beneficiary = a.party
  where a.purpose = 'pledge' and a.currency = 'INR'
  union all
  select 'Pledge', p.name, case when s.amount > p.cap_amount then ${sqlText(problems.over_cap)} end
  from "Pledge" p join (
    select pledge, sum(amount - reversed_amount) as amount from "Pledge Sale" group by 1) s on s.pledge = p.name`

export const pledgeExtensions = [
  bookkeepingCheck.add({
    name: 'pledges.sales',
    title: message('pledges.check.sales'),
    problems: pledgeProblems,
    run: createQueryCheck(pledgeDiscrepancies),
  }),
]
