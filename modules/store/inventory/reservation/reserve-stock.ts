import { sql } from 'kysely'
import { prepared, refusedBy } from '#framework/database'
import { randomName, type Documents } from '#framework/documents'
import { inventoryErrors } from '../errors.ts'
import { SOLD_OUT_RULE } from '../stock/stock.doctype.ts'
import { stockChanges, emitStockChanges, type MovedStock } from '../stock/stock.queries.ts'

const nothing = { branch: '', variant: '', left: 0 } as const

/** What the rules of stock tell of a refusal: where, of what, and how many there are. */
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

/** So many of a variant from a branch. `field` and `title` are what a refusal speaks of. */
export interface ReservedLine {
  readonly variant: string
  readonly branch: string
  readonly quantity: number
  readonly field: string
  readonly title: string
}

/** What is to be held, for whom, and until when. */
export interface ReservationWanted {
  readonly source: { readonly type: string; readonly name: string }
  readonly lines: readonly ReservedLine[]
  /** By the site's clocks, 'YYYY-MM-DD HH:MM:SS'; null: it does not expire. */
  readonly expiresAt: string | null
  /** The reservation's name, where its source writes it down before; of `randomName`. */
  readonly name?: string
}

/** Head and lines in one statement. Stock is locked in the order of its names, so that nobody waits in a circle. */
function statementFor(name: string, user: string, { source, lines, expiresAt }: ReservationWanted) {
  const variants = lines.map(({ variant }) => variant)
  const branches = lines.map(({ branch }) => branch)
  const quantities = lines.map(({ quantity }) => quantity)
  // Raw SQL: locks stock in the order of its names, and answers what rules of the database made of it.
  return sql<MovedStock>`
    with head as (
      insert into "Stock Reservation" (name, owner, creation, modified, modified_by, state, source_type, source_name, expires_at)
      select ${name}, ${user}, now, now, ${user}, 'held', ${source.type}, ${source.name}, ${expiresAt}::timestamp
      from (select clock_timestamp()::timestamp as now) moment
      returning name, owner, creation
    ), held as (
      insert into "Stock Reservation Line" (name, owner, creation, modified, modified_by, parent, parenttype, parentfield,
        idx, variant, branch, quantity, shipped, released)
      select head.name || '-' || line.place, head.owner, head.creation, head.creation, head.owner, head.name,
        'Stock Reservation', 'lines', line.place, line.variant, line.branch, line.quantity, 0, 0
      from head, unnest(${variants}::text[], ${branches}::text[], ${quantities}::bigint[])
        with ordinality as line (variant, branch, quantity, place)
      order by line.branch || '-' || line.variant, line.place
      returning branch || '-' || variant as stock, left_after, quantity
    )
    select stock, (select product from "Stock" where name = stock) as product, left_after as available_after,
      -quantity as change from held`
}

/** The line that could not be had. Sentences name it as its buyer knows it. */
function refusal(error: unknown, { lines }: ReservationWanted): unknown {
  if (refusedBy(error) !== SOLD_OUT_RULE) return error
  const { variant, branch, left } = refusalDetail(error)
  const line = lines.find((one) => one.variant === variant && one.branch === branch)
  return line ? inventoryErrors.sold_out({ title: line.title, field: line.field, left }) : error
}

/**
 * Holds stock in the caller's transaction, all of it or nothing, in one statement; answers the Stock Reservation. Whoever
 * wants more than there is, is told which line and how many are left (`inventory.sold_out`), and his transaction is over.
 */
export async function reserveStock(documents: Documents, wanted: ReservationWanted): Promise<string> {
  const name = wanted.name ?? randomName()
  const system = documents.asSystem()
  const statement = prepared('inventory.reserve', statementFor(name, documents.caller.user, wanted))
  const moved = await system.statement(statement, { changes: stockChanges }).catch((error: unknown) => {
    throw refusal(error, wanted)
  })
  await emitStockChanges(documents, moved)
  return name
}
