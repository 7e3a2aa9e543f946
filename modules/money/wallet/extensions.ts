import type { Message } from '#meta'
import { bookkeepingCheck, createQueryCheck, sqlText } from '#money/ledger'
import { creditSpending, payable } from '#money/payments'
import { notificationEvent, notificationEvents } from '#site/notifications'
import { message, messages } from './messages.ts'
import { returnToWallet } from './payment/return-to-wallet.ts'
import { isWalletOn } from './settings/wallet-settings.queries.ts'
import { payableTopUp } from './top-up/payable-top-up.ts'
import { householdLines } from '#money/statements'
import { householdCredit } from './statement/household-credit.ts'

const problems = {
  account_credits_differ: message('wallet.problem.account_credits_differ'),
  used_spends_differ: message('wallet.problem.used_spends_differ'),
  expired_not_posted: message('wallet.problem.expired_not_posted'),
  withdrawn_not_posted: message('wallet.problem.withdrawn_not_posted'),
  withdrawals_differ: message('wallet.problem.withdrawals_differ'),
  payment_spends_differ: message('wallet.problem.payment_spends_differ'),
  refund_spends_differ: message('wallet.problem.refund_spends_differ'),
} as const

const walletProblems: readonly Message[] = Object.values(problems)

/** SQL check: each customer's credit in the ledger equals their credits, and these equal what was spent and expired. */
const walletDiscrepancies = `
  select 'Ledger Account' as type, coalesce(a.name, c."user") as name, case
      when -coalesce(a.balance, 0) <> coalesce(c.remaining, 0) then ${sqlText(problems.account_credits_differ)}
    end as problem
  from (select * from "Ledger Account" where purpose = 'customer credit' and currency = 'INR') a
    full join (
      select "user", sum(amount - used_amount - expired_amount - withdrawn_amount) as remaining from "Wallet Credit" group by 1
    ) c on c."user" = a.party
  union all
  select 'Wallet Credit', c.name, case
      when c.used_amount <> coalesce(s.spent, 0) then ${sqlText(problems.used_spends_differ)}
      when c.expired_amount <> coalesce(e.total, 0) then ${sqlText(problems.expired_not_posted)}
      when c.withdrawn_amount <> coalesce(w.total, 0) then ${sqlText(problems.withdrawn_not_posted)}
    end
  from "Wallet Credit" c
    left join (select wallet_credit, sum(amount) as spent from "Wallet Spend" group by 1) s
      on s.wallet_credit = c.name
    left join "Ledger Entry" e on e.source_type = 'Wallet Credit' and e.source_name = c.name and e.kind = 'expiry'
    left join (
      select source_name, sum(total) as total from "Ledger Entry"
      where source_type = 'Wallet Credit' and kind = 'withdrawal' group by 1
    ) w on w.source_name = c.name
  union all
  select 'Payment', p.name, case
      when p.captured_amount <> coalesce(s.spent, 0) then ${sqlText(problems.payment_spends_differ)}
      when p.refunded_amount <> coalesce(s.returned, 0) then ${sqlText(problems.refund_spends_differ)}
    end
  from "Payment" p
    left join (
      select payment, sum(amount) as spent, sum(returned_amount) as returned from "Wallet Spend" group by 1
    ) s on s.payment = p.name
  where p.gateway = 'Wallet'
  union all
  select 'User', c."user", case
      when coalesce(sum(c.amount - c.expired_amount) filter (where c.withdrawn_on is not null), 0)
        <> sum(c.withdrawn_amount + c.owed_amount) then ${sqlText(problems.withdrawals_differ)}
    end
  from "Wallet Credit" c group by c."user"`

const channels = ['in-app', 'e-mail'] as const

export const creditExpiring = notificationEvent({
  name: 'wallet.expiring',
  eventClass: 'transactional',
  values: ['amount', 'day'],
  channels,
  messages,
})

export const creditGiven = notificationEvent({
  name: 'wallet.credit_given',
  eventClass: 'transactional',
  values: ['amount', 'reason', 'day'],
  channels,
  messages,
})

export const walletExtensions = [
  householdLines.add(householdCredit),
  creditSpending.add({ module: 'wallet', isOn: isWalletOn, credited: returnToWallet }),
  payable.add(payableTopUp),
  notificationEvents.add(creditExpiring),
  notificationEvents.add(creditGiven),
  bookkeepingCheck.add({
    name: 'wallet.balances',
    title: message('wallet.check.balances'),
    problems: walletProblems,
    run: createQueryCheck(walletDiscrepancies),
  }),
]
