import { askBooks, type BookCheck } from '#money/ledger'

/** What is wrong with stock, in whole rows: told of those of it that have a problem. */
const faults = `
  select 'Stock' as type, s.name,
    case
      when s.reserved < 0 or s.on_hand < s.reserved then 'More is promised than lies there'
      when s.on_hand <> coalesce(m.on_hand, 0) then 'What lies there is not what its moves add up to'
      when s.reserved <> coalesce(m.reserved, 0) then 'What is promised is not what its moves add up to'
      when s.move_count <> coalesce(m.moves, 0) then 'Moves are missing'
      when s.reserved <> coalesce(h.held, 0) then 'What is promised is not what reservations hold'
    end as problem
  from "Stock" s
    left join (
      select stock, sum(on_hand_change) as on_hand, sum(reserved_change) as reserved, count(*) as moves
      from "Stock Move" group by stock
    ) m on m.stock = s.name
    left join (
      select branch || '-' || variant as stock, sum(quantity - shipped - released) as held
      from "Stock Reservation Line" group by 1
    ) h on h.stock = s.name
  union all
  select 'Stock Reservation', r.name, 'It holds stock though it is over'
  from "Stock Reservation" r where r.state <> 'held' and exists (
    select from "Stock Reservation Line" l where l.parent = r.name and l.quantity > l.shipped + l.released)`

export const checkStock: BookCheck = {
  name: 'inventory.stock',
  title: 'All stock is what its moves add up to, and what is promised is what reservations hold',
  run: askBooks(faults),
}
