import type { Message } from '#meta'
import { bookkeepingCheck, createQueryCheck, sqlText } from '#money/ledger'
import { storedValueReturn } from '#money/payments'
import { notificationEvent, notificationEvents } from '#site/notifications'
import { message, messages } from './messages.ts'
import { returnPoints } from './payment/return-points.ts'
import { householdLines } from '#money/statements'
import { householdPoints } from './statement/household-points.ts'

const problems = {
  account_points_differ: message('rewards.problem.account_points_differ'),
  movements_differ: message('rewards.problem.movements_differ'),
  payment_points_differ: message('rewards.problem.payment_points_differ'),
} as const

const rewardProblems: readonly Message[] = Object.values(problems)

/** SQL check: the ledger, the entries, their movements and the payments have the same points. */
const rewardDiscrepancies = `
  select 'Ledger Account' as type, coalesce(a.name, e."user") as name, case
      when -coalesce(a.balance, 0) <> coalesce(e.worth, 0) then ${sqlText(problems.account_points_differ)}
    end as problem
  from (select * from "Ledger Account" where purpose = 'reward points' and currency = 'INR') a
    full join (
      select "user", sum((points - used_points - expired_points - reversed_points) * point_value) as worth
      from "Reward Entry" where state <> 'pending' group by 1
    ) e on e."user" = a.party
  union all
  select 'Reward Entry', e.name, case
      when coalesce(m.points, 0) <> e.points - e.used_points - e.expired_points - e.reversed_points
        then ${sqlText(problems.movements_differ)}
    end
  from "Reward Entry" e
    left join (select reward_entry, sum(points) as points from "Reward Movement" group by 1) m on m.reward_entry = e.name
  where e.state <> 'pending' and (m.points is not null or e.state <> 'reversed')
  union all
  select 'Payment', p.name, case
      when coalesce(m.used, 0) <> p.captured_amount
        or coalesce(m.spent, 0) < p.captured_amount - p.refunded_amount
        or coalesce(m.spent, 0) >= p.captured_amount - p.refunded_amount + greatest(m.value, 1)
        then ${sqlText(problems.payment_points_differ)}
    end
  from "Payment" p
    left join (
      select payment, -sum(amount) as spent, -sum(amount) filter (where kind = 'spent') as used,
        max(amount / points) as value
      from "Reward Movement" where points <> 0 group by 1
    ) m on m.payment = p.name
  where p.gateway = 'Reward Points'`

export const pointsExpiring = notificationEvent({
  name: 'rewards.expiring',
  eventClass: 'transactional',
  values: ['points', 'day'],
  channels: ['in-app', 'e-mail'],
  messages,
})

export const rewardExtensions = [
  householdLines.add(householdPoints),
  storedValueReturn.add({
    gateway: 'Reward Points',
    returned: (documents, _context, value) => returnPoints(documents, value),
  }),
  notificationEvents.add(pointsExpiring),
  bookkeepingCheck.add({
    name: 'rewards.points',
    title: message('rewards.check.points'),
    problems: rewardProblems,
    run: createQueryCheck(rewardDiscrepancies),
  }),
]
