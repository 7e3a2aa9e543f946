import type { Message } from '#meta'
import { sqlText } from '#money/ledger'
import { message } from '../messages.ts'
import { holdingStates } from './registration-states.ts'

const problems = {
  paid_payment_not: message('events.problem.paid_payment_not'),
  paid_payment_pays: message('events.problem.paid_payment_pays'),
  payment_another_amount: message('events.problem.payment_another_amount'),
  says_went_back: message('events.problem.says_went_back'),
  other_seats_counted: message('events.problem.other_seats_counted'),
  others_counted_waiting: message('events.problem.others_counted_waiting'),
  money_taken_does: message('events.problem.money_taken_does'),
} as const

/** Everything that a check of these may find. */
export const registrationProblems: readonly Message[] = Object.values(problems)

/**
 * What must be true of registrations and the payments that confirmed them, as one question to the database. A payment at the
 * counter is known by what the books say of it.
 */
export const registrationFaults = `
  select 'Event Registration' as type, r.name, case
      when p.name is null and not exists (
        select from "Ledger Entry" e where e.source_name = r.payment and e.total = r.paid_amount
      ) then ${sqlText(problems.paid_payment_not)}
      when p.application <> 'applied' or p.reference_name <> r.name
        then ${sqlText(problems.paid_payment_pays)}
      when p.captured_amount <> r.paid_amount then ${sqlText(problems.payment_another_amount)}
      when p.refunded_amount <> r.returned_amount then ${sqlText(problems.says_went_back)}
    end as problem
  from "Event Registration" r left join "Payment" p on p.name = r.payment
  where r.paid_amount > 0
  union all
  select 'Event Registration', r.name, ${sqlText(problems.money_taken_does)}
  from "Event Registration" r
    join "Payment" p on p.reference_type = 'Event Registration' and p.reference_name = r.name
  where p.application = 'applied' and r.payment is distinct from p.name`

const held = holdingStates.map((state) => `'${state}'`).join(', ')

/** What is counted as taken of each event is what its registrations hold. */
export const seatFaults = `
  select 'Event Seats' as type, s.name, case
      when s.taken <> coalesce(r.seats, 0) then ${sqlText(problems.other_seats_counted)}
      when s.waiting <> coalesce(r.waiting, 0) then ${sqlText(problems.others_counted_waiting)}
    end as problem
  from "Event Seats" s left join (
    select event, sum(seats) filter (where state in (${held})) as seats,
      count(*) filter (where state = 'waitlisted') as waiting
    from "Event Registration" group by event
  ) r on r.event = s.name`
