/** What must be true of money that came over the counter: one question for each type, bounded by who asks. */
export const counterFaults = `
  select 'Counter Payment' as type, p.name, case
      when e.name is null then 'It has no entry'
      when e.total <> p.amount then 'Its entry has another amount'
      when p.state = 'cleared' and p.clearing_entry is null then 'It cleared, and the bank has no entry'
      when p.refunded_amount > p.amount then 'More of it was refunded than was paid'
      when p.refunded_amount <> f.refunded then 'What it says was refunded is not what its refunds say'
      when p.state in ('bounced', 'cancelled') and b.name is null then 'It is over, and its entry still stands'
      when p.state in ('received', 'cleared') and b.name is not null then 'Its entry was taken back, and it still stands'
      when p.state in ('received', 'cleared') and r.count <> 1 then 'It has not one receipt'
      when p.state in ('bounced', 'cancelled') and r.count <> 0 then 'It is over, and its receipt still holds'
    end as problem
  from "Counter Payment" p
    left join "Ledger Entry" e on e.name = p.entry
    left join "Ledger Entry" b on b.reverses = p.entry
    cross join lateral (
      select count(*) as count from "Receipt" r where r.counter_payment = p.name and r.state = 'issued') r
    cross join lateral (
      select coalesce(sum(amount), 0) as refunded from "Counter Refund" f
      where f.payment_type = 'Counter Payment' and f.payment = p.name and f.state = 'paid') f
  union all
  select 'Cash Collection', c.name, case
      when c.state in ('collected', 'deposited') and e.name is null then 'It was collected, and has no entry'
      when c.state = 'deposited' and d.name is null then 'It was deposited, and has no entry for that'
      when coalesce(e.total, c.amount) <> c.amount or coalesce(d.total, 0) > c.amount
        then 'Its entry has another amount'
      when (c.state = 'deposited' and c.remitted_amount not in (0, c.amount))
        or (c.state = 'collected' and c.remitted_amount >= c.amount) then 'It is over before all of it was brought, or still open'
      when c.state in ('due', 'cancelled') and e.name is not null then 'It has an entry, and was not collected'
    end
  from "Cash Collection" c
    left join "Ledger Entry" e on e.name = c.entry
    left join "Ledger Entry" d on d.name = c.deposit_entry
  union all
  select 'Counter Refund', f.name, case
      when f.state = 'paid' and e.name is null then 'It was paid out, and has no entry'
      when f.state <> 'paid' and f.entry is not null then 'It has an entry, and was not paid out'
      when e.total <> f.amount then 'Its entry has another amount'
    end
  from "Counter Refund" f
    left join "Ledger Entry" e on e.name = f.entry
  union all
  select 'Ledger Account', a.name, 'More cash left than came in'
  from "Ledger Account" a where a.purpose = 'cash' and a.balance < 0`
