import { holdingStates } from './registration-states.ts'

/**
 * What must be true of registrations and the payments that confirmed them, as one question to the database. A payment at the
 * counter is known by what the books say of it.
 */
export const registrationFaults = `
  select 'Event Registration' as type, r.name, case
      when p.name is null and not exists (
        select from "Ledger Entry" e where e.source_name = r.payment and e.total = r.paid_amount
      ) then 'It is paid for, and its payment is not there'
      when p.application <> 'applied' or p.reference_name <> r.name
        then 'It is paid for, and its payment pays for something else'
      when p.captured_amount <> r.paid_amount then 'Its payment is of another amount'
      when p.refunded_amount <> r.returned_amount then 'What it says went back is not what its payment says'
    end as problem
  from "Event Registration" r left join "Payment" p on p.name = r.payment
  where r.paid_amount > 0
  union all
  select 'Event Registration', r.name, 'Money was taken for it, and it does not know of it'
  from "Event Registration" r
    join "Payment" p on p.reference_type = 'Event Registration' and p.reference_name = r.name
  where p.application = 'applied' and r.payment is distinct from p.name`

const held = holdingStates.map((state) => `'${state}'`).join(', ')

/** What is counted as taken of each event is what its registrations hold. */
export const seatFaults = `
  select 'Event Seats' as type, s.name, case
      when s.taken <> coalesce(r.seats, 0) then 'Other seats are counted than its registrations hold'
      when s.waiting <> coalesce(r.waiting, 0) then 'Others are counted as waiting than those who wait'
    end as problem
  from "Event Seats" s left join (
    select event, sum(seats) filter (where state in (${held})) as seats,
      count(*) filter (where state = 'waitlisted') as waiting
    from "Event Registration" group by event
  ) r on r.event = s.name`
