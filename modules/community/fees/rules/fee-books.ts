/** What must be true of fees, their instalments and the payments that settled them: one question to the database. */
export const feeFaults = `
  select 'Fee' as type, f.name, case
      when i.count = 0 then 'It has no instalments'
      when i.amount <> f.amount or i.paid <> f.paid then 'Its instalments do not sum to it'
      when f.amount - f.paid <> f.outstanding then 'What is left is not what was asked for less what was paid'
      when coalesce(p.paid, 0) < f.paid or (coalesce(p.paid, 0) > f.paid and f.outstanding > 0) then 'It says something else than its payments'
      when i.lowest < 0 then 'More was paid for an instalment than was asked for it'
      when p.unproven > 0 then 'One of its payments is not there, or of another amount'
      when f.waived <> coalesce(w.waived, 0) then 'Less is asked for than anybody decided'
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
