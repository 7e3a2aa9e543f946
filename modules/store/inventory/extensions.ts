import { bookkeepingCheck, sqlText, createQueryCheck, type BookkeepingCheck } from '#money/ledger'
import { notificationEvents } from '#site/notifications'
import { stockSource } from '#store/catalog'
import { message } from './messages.ts'
import { Stock } from './stock/stock.doctype.ts'
import { availableByBusiness } from './stock/stock.queries.ts'
import { backInStock } from './back-in-stock/back-in-stock-alerts.ts'

const problems = {
  reserved_exceeds_on_hand: message('inventory.problem.reserved_exceeds_on_hand'),
  on_hand_differs: message('inventory.problem.on_hand_differs'),
  reserved_differs_from_movements: message('inventory.problem.reserved_differs_from_movements'),
  movements_missing: message('inventory.problem.movements_missing'),
  reserved_differs_from_reservations: message('inventory.problem.reserved_differs_from_reservations'),
  ended_still_reserves: message('inventory.problem.ended_still_reserves'),
  backordered_differs_from_movements: message('inventory.problem.backordered_differs_from_movements'),
  backordered_differs_from_reservations: message('inventory.problem.backordered_differs_from_reservations'),
  available_while_backordered: message('inventory.problem.available_while_backordered'),
} as const

const faults = `
  select 'Stock' as type, s.name,
    case
      when s.reserved < 0 or s.on_hand < s.reserved then ${sqlText(problems.reserved_exceeds_on_hand)}
      when s.on_hand <> coalesce(m.on_hand, 0) then ${sqlText(problems.on_hand_differs)}
      when s.reserved <> coalesce(m.reserved, 0) then ${sqlText(problems.reserved_differs_from_movements)}
      when s.move_count <> coalesce(m.moves, 0) then ${sqlText(problems.movements_missing)}
      when s.reserved <> coalesce(h.held, 0) then ${sqlText(problems.reserved_differs_from_reservations)}
      when s.backordered <> coalesce(m.backordered, 0) then ${sqlText(problems.backordered_differs_from_movements)}
      when s.backordered <> coalesce(h.backordered, 0)
        then ${sqlText(problems.backordered_differs_from_reservations)}
      when s.backordered > 0 and s.on_hand > s.reserved then ${sqlText(problems.available_while_backordered)}
    end as problem
  from "Stock" s
    left join (
      select stock, sum(on_hand_change) as on_hand, sum(reserved_change) as reserved,
          sum(backordered_change) as backordered, count(*) as moves
      from "Stock Move" group by stock
    ) m on m.stock = s.name
    left join (
      select branch || '-' || variant as stock, sum(quantity - shipped - released - backordered) as held,
          sum(backordered) as backordered
      from "Stock Reservation Line" group by 1
    ) h on h.stock = s.name
  union all
  select 'Stock Reservation', r.name, ${sqlText(problems.ended_still_reserves)}
  from "Stock Reservation" r where r.state <> 'held' and exists (
    select from "Stock Reservation Line" l where l.parent = r.name and l.quantity > l.shipped + l.released)`

const checkStock: BookkeepingCheck = {
  name: 'inventory.stock',
  title: message('inventory.check.stock'),
  problems: Object.values(problems),
  run: createQueryCheck(faults),
}

export const inventoryExtensions = [
  stockSource.add({ type: Stock, available: availableByBusiness }),
  bookkeepingCheck.add(checkStock),
  notificationEvents.add(backInStock),
]
