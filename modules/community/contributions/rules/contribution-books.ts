/**
 * What must be true of contributions and the payments that confirmed them, as one question to the database. A payment at the
 * counter is known by what the books say of it.
 */
export const contributionFaults = `
  select 'Contribution' as type, c.name, case
      when p.name is null and not exists (
        select from "Ledger Entry" e
        where e.source_name = c.payment and e.kind = 'counter payment' and e.total = c.amount
      ) then 'It is confirmed, and its payment is not there'
      when p.application <> 'applied' or p.reference_name <> c.name
        then 'It is confirmed, and its payment pays for something else'
      when p.captured_amount <> c.amount then 'Its payment is of another amount'
      when p.refunded_amount <> c.returned_amount then 'What it says went back is not what its payment says'
      when c.state = 'returned' and c.returned_amount < c.amount then 'It is returned, and money of it is still here'
    end as problem
  from "Contribution" c left join "Payment" p on p.name = c.payment
  where c.state in ('confirmed', 'returned')
  union all
  select 'Contribution', c.name, 'Money was taken for it, and it is not confirmed'
  from "Contribution" c join "Payment" p on p.reference_type = 'Contribution' and p.reference_name = c.name
  where c.state = 'offered' and p.application = 'applied'`
