import { sql, type RawBuilder } from 'kysely'
import { prepared } from '#framework/database'
import type { Documents } from '#framework/documents'
import { hashSecret, isSecret } from '#framework/identity'
import { isGuest } from '#framework/permissions'
import { cartErrors } from '../errors.ts'
import type { CartDoc, CartLineDoc } from './cart-doc.ts'
import { Cart } from './cart.doctype.ts'

export interface CartOpener {
  readonly token: string | null
}

interface CartRow extends CartDoc {
  readonly seen_version: number
}

const lines = sql`coalesce((
  select json_agg(json_build_object('variant', l.variant, 'business', l.business, 'product', l.product, 'title', l.title,
      'quantity', l.quantity, 'price_seen', l.price_seen,
      'expected_seen', l.expected_seen::text, 'seller_gstin', b.gstin, 'seller_state', b.address_state)
    order by l.creation, l.name)
  from "Cart Line" l left join "Business" b on b.name = l.business where l.parent = c.name), '[]')`

const columns = sql`c.name, c."user", c.version, (select version from "Cart" where name = c.name) as seen_version,
  c.postal_code, c.place_city, c.place_state, c.address::json as address, c.contact_name, c.phone, c.email, c.gstin,
  coalesce(c.deliveries, '{}')::json as deliveries, c.payment_choice, c.coupon_code, c.ordered_as, ${lines} as lines`

type Found = readonly [by: 'token' | 'user', value: string]

function foundBy({ caller }: Documents, { token }: CartOpener): Found | null {
  if (!isGuest(caller)) return ['user', caller.user]
  return token !== null && isSecret(token) ? ['token', hashSecret(token)] : null
}

function question([by, value]: Found, isLocked: boolean): RawBuilder<CartRow> {
  const column = by === 'user' ? sql`c."user"` : sql`c.token_hash`
  const lock = isLocked ? sql`for no key update of c` : sql``
  const name = `cart.${isLocked ? 'lock' : 'read'} by ${by}`
  return prepared<CartRow>(name, sql`select ${columns} from "Cart" c where ${column} = ${value} ${lock}`)
}

async function ask(documents: Documents, found: Found, isLocked: boolean): Promise<CartDoc | null> {
  const [row] = await documents.asSystem().statement(question(found, isLocked), { reads: [Cart] })
  if (!row) return null
  const { seen_version, ...cart } = row
  // After a wait for the lock the lines are stale, so they are read again.
  return seen_version === cart.version ? cart : ask(documents, found, isLocked)
}

/** Returns the caller's cart, or the one of a guest's token, or null. One statement. */
export async function readCart(documents: Documents, opener: CartOpener): Promise<CartDoc | null> {
  const found = foundBy(documents, opener)
  return found && ask(documents, found, false)
}

/** Does the same as `readCart`, locked until the end of the transaction. One statement without lock contention. */
export async function findLockedCart(documents: Documents, opener: CartOpener): Promise<CartDoc | null> {
  const found = foundBy(documents, opener)
  return found && ask(documents, found, true)
}

/** Does the same as `findLockedCart`; throws when the cart does not exist. */
export async function lockCart(documents: Documents, opener: CartOpener): Promise<CartDoc> {
  const cart = await findLockedCart(documents, opener)
  if (cart === null) throw cartErrors.no_cart()
  return cart
}

/** Locks a guest's cart by token, also for a signed-in caller, so that it can be merged after sign-in. */
export async function lockGuestCart(documents: Documents, token: string): Promise<CartDoc | null> {
  return isSecret(token) ? ask(documents, ['token', hashSecret(token)], true) : null
}

interface Written {
  readonly name: string
}

const changes = (rows: readonly Written[]) =>
  rows.map(({ name }) => ({ type: Cart.name, name, kind: 'saved' as const }))

const textOf = (value: object | null) => (value === null ? null : JSON.stringify(value))

/** Writes the cart's row; the caller must hold its lock. */
const head = (cart: CartDoc, user: string) => sql<Written>`
  update "Cart" set version = ${cart.version}, modified = clock_timestamp(), modified_by = ${user},
    postal_code = ${cart.postal_code}, place_city = ${cart.place_city}, place_state = ${cart.place_state},
    address = ${textOf(cart.address)}, deliveries = ${textOf(cart.deliveries)}, contact_name = ${cart.contact_name},
    phone = ${cart.phone}, email = ${cart.email}, gstin = ${cart.gstin}, payment_choice = ${cart.payment_choice},
    coupon_code = ${cart.coupon_code}, ordered_as = ${cart.ordered_as}
  where name = ${cart.name} returning name`

const column = <Key extends keyof CartLineDoc>(lines: readonly CartLineDoc[], key: Key) =>
  lines.map((line) => line[key])

const written = ({ name, lines }: CartDoc, user: string) => sql`
  wanted as (
    select ${name} || '/' || variant || '/' || business as name, variant, business, product, title, quantity, price_seen,
        expected_seen, idx
    from unnest(${column(lines, 'variant')}::text[], ${column(lines, 'business')}::text[],
      ${column(lines, 'product')}::text[], ${column(lines, 'title')}::text[], ${column(lines, 'quantity')}::bigint[],
      ${column(lines, 'price_seen')}::bigint[], ${column(lines, 'expected_seen')}::date[])
      with ordinality as w (variant, business, product, title, quantity, price_seen, expected_seen, idx)
  ), gone as (
    delete from "Cart Line" where parent = ${name} and name <> all(select name from wanted)
  ), kept as (
    insert into "Cart Line" (name, owner, creation, modified, modified_by, docstatus, idx, parent, parentfield, parenttype,
      variant, business, product, title, quantity, price_seen, expected_seen)
    select name, ${user}, clock_timestamp(), clock_timestamp(), ${user}, 0, idx, ${name}, 'lines', 'Cart', variant, business,
      product, title, quantity, price_seen, expected_seen from wanted
    on conflict (name) do update set quantity = excluded.quantity, price_seen = excluded.price_seen,
      expected_seen = excluded.expected_seen, title = excluded.title, modified = excluded.modified
  )`

/**
 * Writes a locked cart with the next version, and its lines when they changed; returns the saved cart. One statement.
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

/** Creates the caller's own cart when it is missing. One statement. */
export async function makeOwnCart(documents: Documents): Promise<void> {
  const { user } = documents.caller
  await documents.asSystemFor(user).insertMany(Cart, [{ user }], { onConflict: 'skip' })
}

/** Creates a guest's cart for a token's hash. One statement. */
export async function makeGuestCart(documents: Documents, token_hash: string): Promise<void> {
  const { user } = documents.caller
  await documents.asSystemFor(user).insertMany(Cart, [{ token_hash }], { onConflict: 'skip' })
}

/**
 * Returns statement parts that empty an ordered cart; contact and address remain. The cart must be locked and its
 * change emitted. `order` shows other devices what the cart became.
 */
export function emptiedCart(
  { name }: CartDoc,
  user: string,
  order: RawBuilder<unknown>,
): RawBuilder<unknown> {
  // Raw SQL: parts of the statement that writes the order.
  return sql`gone as (delete from "Cart Line" where parent = ${name}),
    emptied as (update "Cart" set version = version + 1, deliveries = null, coupon_code = null, payment_choice = null,
      ordered_as = ${order}, modified = clock_timestamp(), modified_by = ${user} where name = ${name})`
}
