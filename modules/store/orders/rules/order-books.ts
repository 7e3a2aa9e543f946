import type { Message } from '#meta'
import { sqlText } from '#money/ledger'
import { message } from '../messages.ts'
import { CHANGED } from './cash-parts.ts'

const problems = {
  owed_books_not: message('orders.problem.owed_books_not'),
  lines_parcels_do: message('orders.problem.lines_parcels_do'),
  more_owed_no: message('orders.problem.more_owed_no'),
  more_paid_back: message('orders.problem.more_paid_back'),
  something_paid_parcel: message('orders.problem.something_paid_parcel'),
  money_taken_does: message('orders.problem.money_taken_does'),
  says_went_back: message('orders.problem.says_went_back'),
  other_stock_held: message('orders.problem.other_stock_held'),
  cash_handed_over: message('orders.problem.cash_handed_over'),
  holds_stock_order: message('orders.problem.holds_stock_order'),
} as const

/** Everything that a check of these may find. */
export const orderProblems: readonly Message[] = Object.values(problems)

/** What must be true of orders and what was paid for them, as one question to the database. */
export const orderFaults = `
  select 'Order' as type, o.name, case
      when coalesce(a.balance, 0) <> o.total - o.credited_amount - o.paid_amount + o.returned_amount
        then ${sqlText(problems.owed_books_not)}
      when l.total + p.ways <> o.total then ${sqlText(problems.lines_parcels_do)}
      when o.credited_amount > o.total then ${sqlText(problems.more_owed_no)}
      when o.returned_amount > o.paid_amount then ${sqlText(problems.more_paid_back)}
      when g.pieces <> 0 then ${sqlText(problems.something_paid_parcel)}
      when coalesce(m.captured, 0) > o.paid_amount then ${sqlText(problems.money_taken_does)}
      when coalesce(m.refunded, 0) > o.returned_amount then ${sqlText(problems.says_went_back)}
    end as problem
  from "Order" o
    left join "Ledger Account" a on a.purpose = 'receivable' and a.party_type = 'Order' and a.party = o.name
    cross join lateral (select coalesce(sum(total), 0) as total from "Order Line" where parent = o.name) l
    cross join lateral (
      select coalesce(sum(shipping_amount + fee_amount), 0) as ways from "Parcel" where "order" = o.name) p
    cross join lateral (
      select coalesce(sum(l.quantity - l.cancelled_quantity - l.returned_quantity - l.refunded_quantity), 0) as pieces
      from "Order Line" l join "Parcel" p on p.name = l.parcel
      where l.parent = o.name and p.state in ('cancelled', 'returned', 'lost')) g
    cross join lateral (
      select sum(captured_amount) as captured, sum(refunded_amount) as refunded from "Payment"
      where reference_type = 'Order' and reference_name = o.name and application = 'applied') m`

/** What an order still has to send is held for it, and nothing is held for an order that is not there. */
export const heldFaults = `
  select 'Order' as type, o.name, case
      when coalesce(h.held, 0) <> coalesce(n.needed, 0) then ${sqlText(problems.other_stock_held)}
    end as problem
  from "Order" o
    left join lateral (
      select sum(r.quantity - r.shipped - r.released) as held from "Stock Reservation Line" r
      where r.parent = o.reservation) h on true
    left join lateral (
      select sum(l.quantity - l.cancelled_quantity) as needed
      from "Order Line" l join "Parcel" p on p.name = l.parcel
      where l.parent = o.name and l.tracks_stock = 1 and l.is_digital = 0 and l.branch is not null
        and p.state in ('awaiting payment', 'placed', 'confirmed', 'packed')) n on true
  union all
  select 'Stock Reservation', r.name, ${sqlText(problems.holds_stock_order)}
  from "Stock Reservation" r
  where r.source_type = 'Order' and r.state = 'held' and not exists (select from "Order" o where o.name = r.source_name)`

/**
 * What was asked for at a door was handed over there: it is paid, or to be booked still. Where the office has cancelled its
 * collection since, nobody paid.
 */
export const cashFaults = `
  select 'Order' as type, o.name, case
      when o.paid_amount + coalesce(c.open, 0) < coalesce(c.asked, 0)
        then ${sqlText(problems.cash_handed_over)}
    end as problem
  from "Order" o
    cross join lateral (
      select sum(k.amount) filter (where k.state = 'due') as open,
        sum(k.amount) filter (
          where p.state = 'delivered' and k.creation <= p.delivered_at + interval '1 second' and (
            k.state <> 'cancelled'
            or (k.reason = '${CHANGED}' and k.modified > p.delivered_at + interval '1 second'))
            and not exists (
              select from "Cash Collection" u where u.reference_type = 'Order' and u.reference_name = o.name
                and u.part = k.part and u.state = 'cancelled' and u.reason is distinct from '${CHANGED}'
                and u.modified >= p.delivered_at)) as asked
      from "Cash Collection" k left join "Parcel" p on p.name = k.part
      where k.reference_type = 'Order' and k.reference_name = o.name) c
  where o.payment_choice = 'cash on delivery'`
