import { sql, type RawBuilder } from 'kysely'
import { prepared } from '#framework/database'
import { randomName } from '#framework/documents'
import { MOST_LINES } from '../rules/quantity.ts'

/** A line that is added to, and by whom. */
export interface AddedLine {
  readonly variant: string
  readonly business: string
  readonly product: string
  readonly title: string
  readonly quantity: number
  /** For a piece, minor units. */
  readonly price: number
  /** How many a cart can hold of it now. */
  readonly most: number
  /** Of the call: repeated under its key it adds nothing. */
  readonly key: string | null
  readonly user: string
}

/** Whose cart: a user's name, or the hash of a guest's token. */
export type CartOf = { readonly user: string } | { readonly token_hash: string }

/** What a cart holds after it. `quantity` is the line's; null when the cart has no place for another line. */
export interface Added {
  readonly version: number
  readonly lines: number
  readonly pieces: number
  readonly quantity: number | null
}

const ownerOf = (cart: CartOf) =>
  'user' in cart ? sql`"user" = ${cart.user}` : sql`token_hash = ${cart.token_hash}`

const kindOf = (cart: CartOf) => ('user' in cart ? 'user' : 'token')

/** Adds to the line of the cart in `cart`, or makes it. What was told last of a price is what its buyer sees now. */
const withLine = (line: AddedLine): RawBuilder<Added> => sql<Added>`
  others as (
    select count(l.name) as lines, coalesce(sum(l.quantity), 0)::bigint as pieces
    from cart left join "Cart Line" l on l.parent = cart.name and l.name <> cart.name || '/' || ${line.variant}::text || '/' || ${line.business}::text
  ), line as (
    insert into "Cart Line" (name, owner, creation, modified, modified_by, docstatus, idx, parent, parentfield, parenttype,
      variant, business, product, title, quantity, price_seen, added_by)
    select cart.name || '/' || ${line.variant}::text || '/' || ${line.business}::text, ${line.user}, clock_timestamp(), clock_timestamp(),
      ${line.user}, 0, others.lines + 1, cart.name, 'lines', 'Cart', ${line.variant}, ${line.business}, ${line.product},
      ${line.title}, ${line.quantity}::bigint, ${line.price}::bigint, ${line.key}
    from cart, others where others.lines < ${MOST_LINES}
    on conflict (name) do update set price_seen = excluded.price_seen, title = excluded.title,
      modified = excluded.modified, added_by = excluded.added_by,
      quantity = case when "Cart Line".added_by = excluded.added_by then "Cart Line".quantity
        else greatest("Cart Line".quantity, least("Cart Line".quantity + excluded.quantity, ${line.most}::bigint)) end
    returning quantity
  )
  select cart.version, others.lines + (line.quantity is not null)::int as lines,
    others.pieces + coalesce(line.quantity, 0) as pieces, line.quantity
  from cart cross join others left join line on true`

/** One statement: the cart's lock, the line, and what the cart holds then. No row: there is no such cart. */
export function addToExisting(cart: CartOf, line: AddedLine): RawBuilder<Added> {
  return prepared(
    `cart.add by ${kindOf(cart)}`,
    sql<Added>`with cart as (
      update "Cart" set version = version + 1, ordered_as = null, modified = clock_timestamp()
        where ${ownerOf(cart)} returning name, version
    ), ${withLine(line)}`,
  )
}

/** As `addToExisting`, to a new cart. No row: somebody who is signed in has one by now. */
export function addToNew(cart: CartOf, line: AddedLine): RawBuilder<Added> {
  const user = 'user' in cart ? cart.user : null
  const token_hash = 'user' in cart ? null : cart.token_hash
  return prepared(
    'cart.add to new',
    sql<Added>`with cart as (
      insert into "Cart" (name, owner, creation, modified, modified_by, "user", token_hash, version)
      values (${randomName()}, ${line.user}, clock_timestamp(), clock_timestamp(), ${line.user}, ${user}, ${token_hash}, 1)
      on conflict ("user") do nothing returning name, version
    ), ${withLine(line)}`,
  )
}
