import type { Message } from '#meta'
import { bookkeepingCheck, createQueryCheck, sqlText } from '#money/ledger'
import { notificationEvent, notificationEvents } from '#site/notifications'
import { message, messages } from './messages.ts'

const problems = {
  account_differs: message('affiliates.problem.account_differs'),
  settled_differs: message('affiliates.problem.settled_differs'),
  payout_differs: message('affiliates.problem.payout_differs'),
} as const

const affiliateProblems: readonly Message[] = Object.values(problems)

/** SQL check: the ledger, the commissions and the payouts have the same amounts. */
const affiliateDiscrepancies = `
  select 'Ledger Account' as type, coalesce(a.name, e.affiliate) as name, case
      when -coalesce(a.balance, 0) <> coalesce(e.due, 0) then ${sqlText(problems.account_differs)}
    end as problem
  from (select * from "Ledger Account" where purpose = 'affiliate' and currency = 'INR') a
    full join (
      select affiliate, sum(due) as due from (
        select affiliate, amount - reversed_amount as due from "Affiliate Commission" where confirmed_on is not null
        union all
        select affiliate, -amount from "Affiliate Payout" where state = 'paid') d
      group by 1) e on e.affiliate = a.party
  union all
  select 'Affiliate Commission', c.name, case
      when c.settled_amount <> coalesce(l.amount, 0) then ${sqlText(problems.settled_differs)}
    end
  from "Affiliate Commission" c
    left join (
      select l.commission, sum(l.amount) as amount
      from "Affiliate Payout Line" l join "Affiliate Payout" p on p.name = l.parent and p.state <> 'cancelled'
      group by 1) l on l.commission = c.name
  union all
  select 'Affiliate Payout', p.name, case
      when p.amount <> coalesce(l.amount, 0) then ${sqlText(problems.payout_differs)}
    end
  from "Affiliate Payout" p
    left join (select parent, sum(amount) as amount from "Affiliate Payout Line" group by 1) l on l.parent = p.name`

const notice = (name: string, values: readonly string[]) =>
  notificationEvent({
    name: `affiliates.${name}`,
    eventClass: 'transactional',
    values,
    channels: ['in-app', 'e-mail'],
    messages,
  })

export const affiliateNotices = {
  approved: notice('approved', ['code', 'reason']),
  refused: notice('refused', ['code', 'reason']),
  suspended: notice('suspended', ['code', 'reason']),
  paid: notice('paid', ['amount', 'reference']),
}

export const affiliateExtensions = [
  ...Object.values(affiliateNotices).map((notice) => notificationEvents.add(notice)),
  bookkeepingCheck.add({
    name: 'affiliates.commissions',
    title: message('affiliates.check.commissions'),
    problems: affiliateProblems,
    run: createQueryCheck(affiliateDiscrepancies),
  }),
]
