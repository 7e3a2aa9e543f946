import { sql, type RawBuilder } from 'kysely'
import { prepared, refusedBy } from '#framework/database'
import { randomName, type Documents } from '#framework/documents'
import { inventoryErrors } from '../errors.ts'
import type { BackOrder } from '../back-order/back-order.rules.ts'
import { SOLD_OUT_RULE } from '../stock/stock.doctype.ts'
import { stockChanges, emitStockChanges, type MovedStock } from '../stock/stock.queries.ts'

const nothing = { branch: '', variant: '', left: 0 } as const

interface RefusalDetail {
  readonly branch: string
  readonly variant: string
  readonly left: number
}

function isDetail(value: unknown): value is RefusalDetail {
  return (
    typeof value === 'object' && value !== null && 'branch' in value && 'variant' in value && 'left' in value
  )
}

function refusalDetail(error: unknown): RefusalDetail {
  const text = error instanceof Error && 'detail' in error ? error.detail : null
  if (typeof text !== 'string') return nothing
  const value: unknown = JSON.parse(text)
  return isDetail(value) ? value : nothing
}

export interface ReservedLine {
  readonly variant: string
  readonly branch: string
  readonly quantity: number
  readonly field: string
  readonly title: string
  /** Units that may be beyond stock, as the buyer saw; without it none may. */
  readonly back_order?: ReservedBackOrder | null
}

interface ReservedBackOrder extends Pick<BackOrder, 'kind' | 'expected_on'> {
  readonly quantity: number
}

export interface ReservationWanted {
  readonly source: { readonly type: string; readonly name: string }
  readonly lines: readonly ReservedLine[]
  /** Local time of the site, 'YYYY-MM-DD HH:MM:SS'; null: no expiry. */
  readonly expiresAt: string | null
  readonly name?: string
}

const newReservation = (name: string, user: string, { source, expiresAt }: ReservationWanted) => sql`
  insert into "Stock Reservation" (name, owner, creation, modified, modified_by, state, source_type, source_name, expires_at)
  select ${name}, ${user}, now, now, ${user}, 'held', ${source.type}, ${source.name}, ${expiresAt}::timestamp
  from (select clock_timestamp()::timestamp as now) moment
  returning name, owner, creation, 0 as before`

const heldReservation = (name: string, user: string) => sql`
  select name, ${user}::text as owner, clock_timestamp()::timestamp as creation,
    (select count(*) from "Stock Reservation Line" where parent = ${name} and parenttype = 'Stock Reservation') as before
  from "Stock Reservation" where name = ${name} and coalesce(state, '') = 'held' for no key update`

/** Inserts lines of a reservation in one statement. Locks stock in name order, which prevents deadlocks. */
function statementFor(head: RawBuilder<unknown>, lines: readonly ReservedLine[]) {
  const variants = lines.map(({ variant }) => variant)
  const branches = lines.map(({ branch }) => branch)
  const quantities = lines.map(({ quantity }) => quantity)
  const beyond = lines.map(({ back_order }) => back_order?.quantity ?? 0)
  const kinds = lines.map(({ back_order }) => back_order?.kind ?? null)
  const days = lines.map(({ back_order }) => back_order?.expected_on ?? null)
  // Raw SQL: locks stock in the order of its names, and answers what rules of the database made of it.
  return sql<MovedStock>`
    with head as (${head}), held as (
      insert into "Stock Reservation Line" (name, owner, creation, modified, modified_by, parent, parenttype, parentfield,
        idx, variant, branch, quantity, shipped, released, backordered, waits_as, expected_on)
      select head.name || '-' || head.before + line.place, head.owner, head.creation, head.creation, head.owner, head.name,
        'Stock Reservation', 'lines', head.before + line.place, line.variant, line.branch, line.quantity, 0, 0, line.beyond,
        line.kind, line.expected_on
      from head, unnest(${variants}::text[], ${branches}::text[], ${quantities}::bigint[], ${beyond}::bigint[],
          ${kinds}::text[], ${days}::date[])
        with ordinality as line (variant, branch, quantity, beyond, kind, expected_on, place)
      order by line.branch || '-' || line.variant, line.place
      returning branch || '-' || variant as stock, available_after, backordered_after, quantity
    )
    select stock, (select product from "Stock" where name = stock) as product, available_after,
      backordered_after, -quantity as change from held`
}

function refusal(error: unknown, lines: readonly ReservedLine[]): unknown {
  if (refusedBy(error) !== SOLD_OUT_RULE) return error
  const { variant, branch, left } = refusalDetail(error)
  const line = lines.find((one) => one.variant === variant && one.branch === branch)
  return line ? inventoryErrors.sold_out({ title: line.title, field: line.field, left }) : error
}

/** Returns the moved stock, and none when there is nothing to add to. Throws `inventory.sold_out`. */
async function hold(
  documents: Documents,
  statement: RawBuilder<MovedStock>,
  lines: readonly ReservedLine[],
): Promise<readonly MovedStock[]> {
  const system = documents.asSystem()
  const moved = await system.statement(statement, { changes: stockChanges }).catch((error: unknown) => {
    throw refusal(error, lines)
  })
  await emitStockChanges(documents, moved)
  return moved
}

/**
 * Reserves all lines or none in the caller's transaction, in one statement. Throws `inventory.sold_out` with line and
 * remaining quantity, which aborts the transaction.
 */
export async function reserveStock(documents: Documents, wanted: ReservationWanted): Promise<string> {
  const name = wanted.name ?? randomName()
  const head = newReservation(name, documents.caller.user, wanted)
  const statement = prepared<MovedStock>('inventory.reserve', statementFor(head, wanted.lines))
  await hold(documents, statement, wanted.lines)
  return name
}

/**
 * Adds lines to a reservation that is still held, with its expiry, all or none in one statement. False when it is no
 * longer held. Throws as `reserveStock`.
 */
export async function extendReservation(
  documents: Documents,
  name: string,
  lines: readonly ReservedLine[],
): Promise<boolean> {
  const head = heldReservation(name, documents.caller.user)
  const statement = prepared<MovedStock>('inventory.reserve more', statementFor(head, lines))
  return (await hold(documents, statement, lines)).length > 0
}
