import type { Message } from '#meta'
import { bookkeepingCheck, createQueryCheck, sqlText } from '#money/ledger'
import { notificationEvents } from '#site/notifications'
import { allCreditNotices } from './hours-credit/credit-notices.ts'
import { message } from './messages.ts'

const problems = {
  not_confirmed: message('volunteer_credit.problem.not_confirmed'),
  minutes_differ: message('volunteer_credit.problem.minutes_differ'),
  credit_not_posted: message('volunteer_credit.problem.credit_not_posted'),
  points_not_posted: message('volunteer_credit.problem.points_not_posted'),
  not_withdrawn: message('volunteer_credit.problem.not_withdrawn'),
  cost_differs: message('volunteer_credit.problem.cost_differs'),
} as const

const creditProblems: readonly Message[] = Object.values(problems)

/** SQL check: each credit has hours that both sides confirmed, and the ledger has what the hours earned. */
const creditDiscrepancies = `
  select 'Hours Credit' as type, c.name, case
      when c.state = 'given' and (h.state <> 'approved' or h.approved_by is null or h.confirmed_by is null
        or h.approved_by = h.confirmed_by) then ${sqlText(problems.not_confirmed)}
      when c.state = 'given' and c.minutes + c.cut_minutes <> h.minutes then ${sqlText(problems.minutes_differ)}
      when c.amount <> coalesce(w.amount, 0) or c.amount <> coalesce(e.total, 0)
        then ${sqlText(problems.credit_not_posted)}
      when c.points <> coalesce(r.points, 0) then ${sqlText(problems.points_not_posted)}
      when (w.name is not null and (c.state = 'withdrawn') <> (w.withdrawn_on is not null))
        or (r.name is not null and (c.state = 'withdrawn') <> (r.returned_points = r.points))
        then ${sqlText(problems.not_withdrawn)}
    end as problem
  from "Hours Credit" c
    left join "Hours Entry" h on h.name = c.hours_entry
    left join "Wallet Credit" w on w.reference_type = 'Hours Credit' and w.reference_name = c.name
    left join "Reward Entry" r on r.reference_type = 'Hours Credit' and r.reference_name = c.name
    left join "Ledger Entry" e on e.source_type = 'Hours Credit' and e.source_name = c.name and e.kind = 'volunteer credit'
  union all
  select 'Ledger Account', coalesce(a.name, 'volunteer credit'), case
      when coalesce(a.balance, 0) <> c.earned - w.withdrawn then ${sqlText(problems.cost_differs)}
    end
  from (select coalesce(sum(amount), 0) as earned from "Hours Credit") c
    cross join (
      select coalesce(sum(withdrawn_amount), 0) as withdrawn from "Wallet Credit" where source = 'volunteer hours') w
    left join "Ledger Account" a on a.purpose = 'volunteer credit' and a.currency = 'INR'`

export const volunteerCreditExtensions = [
  ...allCreditNotices.map((notice) => notificationEvents.add(notice)),
  bookkeepingCheck.add({
    name: 'volunteer_credit.hours',
    title: message('volunteer_credit.check.hours'),
    problems: creditProblems,
    run: createQueryCheck(creditDiscrepancies),
  }),
]
