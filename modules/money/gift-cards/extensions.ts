import type { Message } from '#meta'
import { bookkeepingCheck, createQueryCheck, sqlText } from '#money/ledger'
import { payable, storedValueReturn } from '#money/payments'
import { notificationEvents } from '#site/notifications'
import { cardDelivered, cardExpiring, cardSent } from './delivery/gift-card-notices.ts'
import { message } from './messages.ts'
import { returnToGiftCard } from './payment/return-to-gift-card.ts'
import { payableGiftCard } from './purchase/payable-gift-card.ts'
import { householdLines } from '#money/statements'
import { householdGiftCards } from './purchase/household-gift-cards.ts'

const problems = {
  balance_differs: message('gift_cards.problem.balance_differs'),
  issued_differs: message('gift_cards.problem.issued_differs'),
  still_holds: message('gift_cards.problem.still_holds'),
  redeemed_differs: message('gift_cards.problem.redeemed_differs'),
  payment_differs: message('gift_cards.problem.payment_differs'),
  refund_differs: message('gift_cards.problem.refund_differs'),
} as const

const giftCardProblems: readonly Message[] = Object.values(problems)

/** Lines on accounts of gift cards, with their entries. */
const cardLines = `
  select a.party, e.kind, e.source_type, e.source_name, l.amount
  from "Ledger Line" l join "Ledger Account" a on a.name = l.account join "Ledger Entry" e on e.name = l.entry
  where a.purpose = 'gift card'`

/**
 * SQL check: each card holds what its account says; it was issued for its amount; what was redeemed is credit of a
 * wallet; payments and refunds by cards moved their amounts.
 */
const giftCardDiscrepancies = `
  with line as (${cardLines})
  select 'Gift Card' as type, coalesce(c.name, a.party) as name, case
      when coalesce(c.balance, 0) <> -coalesce(a.balance, 0) then ${sqlText(problems.balance_differs)}
      when c.state in ('awaiting payment', 'expired', 'cancelled') and c.balance <> 0
        then ${sqlText(problems.still_holds)}
      when case when c.state = 'awaiting payment' then 0 else c.amount end <> coalesce(i.issued, 0)
        then ${sqlText(problems.issued_differs)}
      when coalesce(r.redeemed, 0) <> coalesce(w.credited, 0) then ${sqlText(problems.redeemed_differs)}
    end as problem
  from "Gift Card" c
    full join (select * from "Ledger Account" where purpose = 'gift card') a on a.party = c.name and a.currency = c.currency
    left join (
      select party, -sum(amount) as issued from line
      where amount < 0 and kind in ('capture', 'allocation', 'counter payment', 'goodwill') group by 1
    ) i on i.party = c.name
    left join (select party, sum(amount) as redeemed from line where kind = 'redemption' group by 1) r on r.party = c.name
    left join (
      select reference_name, sum(amount) as credited from "Wallet Credit"
      where reference_type = 'Gift Card' and source = 'gift card' group by 1
    ) w on w.reference_name = c.name
  union all
  select 'Payment', p.name, case
      when p.captured_amount <> coalesce(s.spent, 0) then ${sqlText(problems.payment_differs)}
      when p.refunded_amount <> coalesce(b.returned, 0) then ${sqlText(problems.refund_differs)}
    end
  from "Payment" p
    left join (
      select party, source_name, sum(amount) as spent from line
      where kind = 'capture' and source_type = 'Payment' and amount > 0 group by 1, 2
    ) s on s.source_name = p.name and s.party = p.gift_card
    left join (
      select f.payment, line.party, -sum(line.amount) as returned
      from line join "Refund" f on line.source_type = 'Refund' and f.name = line.source_name
      where line.kind = 'refund' group by 1, 2
    ) b on b.payment = p.name and b.party = p.gift_card
  where p.gateway = 'Gift Card'`

export const giftCardExtensions = [
  householdLines.add(householdGiftCards),
  payable.add(payableGiftCard),
  storedValueReturn.add({ gateway: 'Gift Card', returned: returnToGiftCard }),
  notificationEvents.add(cardDelivered),
  notificationEvents.add(cardSent),
  notificationEvents.add(cardExpiring),
  bookkeepingCheck.add({
    name: 'gift_cards.balances',
    title: message('gift_cards.check.balances'),
    problems: giftCardProblems,
    run: createQueryCheck(giftCardDiscrepancies),
  }),
]
