import type { Documents } from '#framework/documents'
import { StockReservation } from './stock-reservation.doctype.ts'
import { inventoryErrors } from '../errors.ts'
import { sql, type RawBuilder } from 'kysely'
import { prepared } from '#framework/database'
import { stockChanges, emitStockChanges, type MovedStock } from '../stock/stock.queries.ts'

/** Removes the expiry. False when the reservation is shipped, released or expired. */
export async function confirmReservation(documents: Documents, name: string): Promise<boolean> {
  const rows = await documents
    .asSystemFor(documents.caller.user)
    .updateWhere(StockReservation, { name, state: 'held' }, { expires_at: null })
  return rows.length > 0
}

/**
 * Releases the reserved stock, or the named part of it; returns the number of units, 0 when none is reserved. One
 * statement.
 */
export function releaseReservation(
  documents: Documents,
  name: string,
  lines: readonly ReleasedLine[] | null = null,
): Promise<number> {
  return releaseReservedStock(documents, { name, lines, as: 'released', state: 'released' })
}

const sumOf = (lines: readonly ReleasedLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * Ships reserved stock: on hand and reserved decrease. Throws `inventory.not_held` when less is reserved. One
 * statement.
 */
export async function shipStock(
  documents: Documents,
  reservation: string,
  lines: readonly ReleasedLine[],
): Promise<void> {
  const released = await releaseReservedStock(documents, {
    name: reservation,
    lines,
    as: 'shipped',
    state: 'shipped',
  })
  if (released < sumOf(lines)) throw inventoryErrors.not_held()
}

export interface ReleasedLine {
  readonly variant: string
  readonly branch: string
  readonly quantity: number
}

interface LetGo {
  readonly name: string
  /** Null releases all that is still reserved. */
  readonly lines: readonly ReleasedLine[] | null
  readonly as: 'shipped' | 'released'
  readonly state: 'shipped' | 'released' | 'expired'
  /** Limits the release to reservations expired by this time of the site's clock. */
  readonly expiredBy?: RawBuilder<unknown>
}

interface ReleasedStock extends MovedStock {
  readonly reservation: string
  readonly moving_quantity: number
}

function wantedFrom({ lines }: LetGo) {
  if (lines === null)
    return sql`select l.name, l.quantity - l.shipped - l.released as moving_quantity from mine l`
  const variants = lines.map(({ variant }) => variant)
  const branches = lines.map(({ branch }) => branch)
  const quantities = lines.map(({ quantity }) => quantity)
  return sql`
    select l.name, greatest(0, least(l.held, w.quantity - (l.until - l.held)))::bigint as moving_quantity
    from (select name, variant, branch, quantity - shipped - released as held,
        sum(quantity - shipped - released) over (partition by variant, branch order by idx) as until from mine) l
      join (select variant, branch, sum(quantity) as quantity
        from unnest(${variants}::text[], ${branches}::text[], ${quantities}::bigint[]) as one (variant, branch, quantity)
        group by variant, branch) w using (variant, branch)`
}

/**
 * Locks the reservation, then stock by name, in the order that all writers share. Releases at most what is reserved.
 * Lookups use `coalesce` and `= any(array(…))` so that no cached plan scans the table.
 */
function statementFor(user: string, releaseReservedStock: LetGo) {
  const { name, as, state, expiredBy } = releaseReservedStock
  const due = expiredBy === undefined ? sql`true` : sql`expires_at <= ${expiredBy}`
  const change = as === 'shipped' ? sql`0` : sql`moving_quantity`
  // Raw SQL: locks head and stock in one order, and moves lines by quantities of their own.
  return sql<ReleasedStock>`
    with head as materialized (
      select name from "Stock Reservation" where name = ${name} and coalesce(state, '') = 'held' and ${due}
        for no key update
    ), mine as materialized (
      select * from "Stock Reservation Line" where parent = any(array(select name from head))
        and parenttype = 'Stock Reservation'
    ), locked as materialized (
      select name from "Stock" where name = any(array(select branch || '-' || variant from mine)) order by name
        for no key update
    ), wanted as materialized (${wantedFrom(releaseReservedStock)}),
    gone as (
      update "Stock Reservation Line" l set modified = clock_timestamp(), modified_by = ${user},
        ${sql.id(as)} = l.${sql.id(as)} + (select moving_quantity from wanted where wanted.name = l.name)
      where l.name = any(array(select name from wanted where moving_quantity > 0)) and (select count(*) from locked) > 0
      returning l.branch || '-' || l.variant as stock, l.available_after, l.backordered_after,
        (select moving_quantity from wanted where wanted.name = l.name) as moving_quantity
    ), ended as (
      update "Stock Reservation" r set modified = clock_timestamp(), modified_by = ${user},
        state = case when (select sum(quantity - shipped - released) from mine) > (select coalesce(sum(moving_quantity), 0) from gone)
          then 'held'
          when ${as} = 'released' and (select sum(shipped) from mine) > 0 then 'shipped' else ${state} end
      from head where r.name = head.name returning r.name
    )
    select stock, (select product from "Stock" where name = stock) as product, available_after,
      backordered_after, ${change} as change, ended.name as reservation, moving_quantity
    from gone, ended`
}

/** Removes stock from a reservation; returns the number of units. One statement. */
export async function releaseReservedStock(documents: Documents, wanted: LetGo): Promise<number> {
  const system = documents.asSystem()
  const which = `${wanted.as}${wanted.lines === null ? ' whole' : ''}${wanted.expiredBy ? ' due' : ''}`
  const rows = await system.statement(
    prepared<ReleasedStock>(`inventory.let go ${which}`, statementFor(documents.caller.user, wanted)),
    {
      changes: (released) => [
        ...stockChanges(released),
        ...released.slice(0, 1).map(({ reservation }) => ({
          type: StockReservation.name,
          name: reservation,
          kind: 'saved' as const,
        })),
      ],
    },
  )
  await emitStockChanges(documents, rows)
  return rows.reduce((sum, { moving_quantity }) => sum + moving_quantity, 0)
}

export interface ReturnedStock {
  readonly source: { readonly type: string; readonly name: string }
  readonly lines: readonly ReleasedLine[]
}

/** Adds returned goods to the stock of their branch. One statement; the caller prevents repeats. */
export async function returnToStock(documents: Documents, { source, lines }: ReturnedStock): Promise<void> {
  const { user } = documents.caller
  const variants = lines.map(({ variant }) => variant)
  const branches = lines.map(({ branch }) => branch)
  const quantities = lines.map(({ quantity }) => quantity)
  // Raw SQL: a posting to the stock ledger, whose database rules change stock and answer what is left.
  const moved = await documents.asSystem().statement(
    prepared<MovedStock>(
      'inventory.take back',
      sql`
      insert into "Stock Move" (name, owner, creation, modified, modified_by, branch, variant, kind, quantity, source_type,
        source_name)
      select replace(gen_random_uuid()::text, '-', ''), ${user}, clock_timestamp(), clock_timestamp(), ${user},
        line.branch, line.variant, 'returned', line.quantity, ${source.type}, ${source.name}
      from unnest(${variants}::text[], ${branches}::text[], ${quantities}::bigint[]) as line (variant, branch, quantity)
      order by line.branch || '-' || line.variant
      returning stock, product, on_hand_after - reserved_after as available_after, backordered_after,
        quantity as change`,
    ),
    { changes: stockChanges },
  )
  await emitStockChanges(documents, moved)
}
