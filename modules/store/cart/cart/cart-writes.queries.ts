import { sql } from 'kysely'
import { prepared } from '#framework/database'
import type { Documents } from '#framework/documents'
import type { CartDoc, CartLineDoc } from './cart-doc.ts'
import { Cart } from './cart.doctype.ts'

interface Written {
  readonly name: string
}

const changes = (rows: readonly Written[]) =>
  rows.map(({ name }) => ({ type: Cart.name, name, kind: 'saved' as const }))

const textOf = (value: object | null) => (value === null ? null : JSON.stringify(value))

/** The cart's own row; only whoever holds its lock writes it. */
const head = (cart: CartDoc, user: string) => sql<Written>`
  update "Cart" set version = ${cart.version}, modified = clock_timestamp(), modified_by = ${user},
    postal_code = ${cart.postal_code}, place_city = ${cart.place_city}, place_state = ${cart.place_state},
    address = ${textOf(cart.address)}, deliveries = ${textOf(cart.deliveries)}, contact_name = ${cart.contact_name},
    phone = ${cart.phone}, email = ${cart.email}, gstin = ${cart.gstin}, payment_choice = ${cart.payment_choice},
    coupon_code = ${cart.coupon_code}, ordered_as = ${cart.ordered_as}
  where name = ${cart.name} returning name`

const column = <Key extends keyof CartLineDoc>(lines: readonly CartLineDoc[], key: Key) =>
  lines.map((line) => line[key])

/** The lines as they are now: those that went are deleted, the others written. */
const written = ({ name, lines }: CartDoc, user: string) => sql`
  wanted as (
    select ${name} || '/' || variant || '/' || business as name, variant, business, product, title, quantity, price_seen, idx
    from unnest(${column(lines, 'variant')}::text[], ${column(lines, 'business')}::text[],
      ${column(lines, 'product')}::text[], ${column(lines, 'title')}::text[], ${column(lines, 'quantity')}::bigint[],
      ${column(lines, 'price_seen')}::bigint[])
      with ordinality as w (variant, business, product, title, quantity, price_seen, idx)
  ), gone as (
    delete from "Cart Line" where parent = ${name} and name <> all(select name from wanted)
  ), kept as (
    insert into "Cart Line" (name, owner, creation, modified, modified_by, docstatus, idx, parent, parentfield, parenttype,
      variant, business, product, title, quantity, price_seen)
    select name, ${user}, clock_timestamp(), clock_timestamp(), ${user}, 0, idx, ${name}, 'lines', 'Cart', variant, business,
      product, title, quantity, price_seen from wanted
    on conflict (name) do update set quantity = excluded.quantity, price_seen = excluded.price_seen,
      title = excluded.title, modified = excluded.modified
  )`

/**
 * Writes a cart that is locked, one version on, and its lines where they are others; answers it as it is now. One statement.
 */
export async function saveCart(documents: Documents, before: CartDoc, after: CartDoc): Promise<CartDoc> {
  const { user } = documents.caller
  const ordered_as = after.lines.length === 0 ? after.ordered_as : null
  const cart = { ...after, ordered_as, version: before.version + 1 }
  const isOther = after.lines !== before.lines
  // Raw SQL: replaces the lines of a cart that is locked, without reading them once more.
  const statement = isOther
    ? prepared('cart.save with lines', sql<Written>`with ${written(cart, user)} ${head(cart, user)}`)
    : prepared<Written>('cart.save', head(cart, user))
  await documents.asSystem().statement(statement, { changes })
  return cart
}

/** Makes the caller's own cart where they have none. One statement. */
export async function makeOwnCart(documents: Documents): Promise<void> {
  const { user } = documents.caller
  await documents.asSystemFor(user).insertMany(Cart, [{ user }], { onConflict: 'skip' })
}

/** Makes a guest's cart, which the token of this hash opens. One statement. */
export async function makeGuestCart(documents: Documents, token_hash: string): Promise<void> {
  const { user } = documents.caller
  await documents.asSystemFor(user).insertMany(Cart, [{ token_hash }], { onConflict: 'skip' })
}
