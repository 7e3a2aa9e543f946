import type { Context } from '#framework/context'
import { text } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import { type Documents, randomName } from '#framework/documents'
import { hashSecret, isSecret, randomSecret } from '#framework/identity'
import { networkOf, consumeRateLimit } from '#framework/rate-limit'
import { isGuest } from '#framework/permissions'
import { listSaleItems, type SaleItem, type SaleItemKey } from '#store/catalog'
import { availableOf } from '#store/inventory'
import { sql, type RawBuilder } from 'kysely'
import { prepared } from '#framework/database'
import { MAX_CART_LINES, readQuantity } from '../cart/cart-doc.ts'
import { cartErrors } from '../errors.ts'
import { backOrderOf, leftElsewhere, mostAtOnce, stockFor } from './line-state.ts'
import { cart_token } from '../cart/change-cart.ts'

interface AddedLine {
  readonly variant: string
  readonly business: string
  readonly product: string
  readonly title: string
  readonly quantity: number
  /** Unit price in minor units. */
  readonly price: number
  readonly most: number
  /** Day from which units beyond stock ship; null when all are in stock. */
  readonly expected: string | null
  /** Idempotency key of the call, stored on the line by the same statement that adds the quantity. */
  readonly key: string | null
  readonly user: string
}

/** Owner of the cart: a user's name, or the hash of a guest's token. */
type CartOf = { readonly user: string } | { readonly token_hash: string }

/** Cart content after the addition. `quantity` is the line's; null when the cart has no space for another line. */
interface Added {
  readonly version: number
  readonly lines: number
  readonly item_count: number
  readonly quantity: number | null
}

const ownerOf = (cart: CartOf) =>
  'user' in cart ? sql`"user" = ${cart.user}` : sql`token_hash = ${cart.token_hash}`

const kindOf = (cart: CartOf) => ('user' in cart ? 'user' : 'token')

/** Adds to the line of the cart in `cart`, or creates it; stores the price that the buyer sees now. */
// Raw SQL: locks the cart, upserts the line and counts what the cart holds, in one statement without a transaction.
const withLine = (line: AddedLine): RawBuilder<Added> => sql<Added>`
  others as (
    select count(l.name) as lines, coalesce(sum(l.quantity), 0)::bigint as item_count
    from cart left join "Cart Line" l on l.parent = cart.name and l.name <> cart.name || '/' || ${line.variant}::text || '/' || ${line.business}::text
  ), line as (
    insert into "Cart Line" (name, owner, creation, modified, modified_by, docstatus, idx, parent, parentfield, parenttype,
      variant, business, product, title, quantity, price_seen, expected_seen, added_by)
    select cart.name || '/' || ${line.variant}::text || '/' || ${line.business}::text, ${line.user}, clock_timestamp(), clock_timestamp(),
      ${line.user}, 0, others.lines + 1, cart.name, 'lines', 'Cart', ${line.variant}, ${line.business}, ${line.product},
      ${line.title}, ${line.quantity}::bigint, ${line.price}::bigint, ${line.expected}::date, ${line.key}
    from cart, others where others.lines < ${MAX_CART_LINES}
    on conflict (name) do update set price_seen = excluded.price_seen, title = excluded.title,
      expected_seen = excluded.expected_seen,
      modified = excluded.modified, added_by = excluded.added_by,
      quantity = case when "Cart Line".added_by = excluded.added_by then "Cart Line".quantity
        else greatest("Cart Line".quantity, least("Cart Line".quantity + excluded.quantity, ${line.most}::bigint)) end
    returning quantity
  )
  select cart.version, others.lines + (line.quantity is not null)::int as lines,
    others.item_count + coalesce(line.quantity, 0) as item_count, line.quantity
  from cart cross join others left join line on true`

/** Locks the cart, adds the line and counts the content in one statement. Returns no row for a missing cart. */
function addToExisting(cart: CartOf, line: AddedLine): RawBuilder<Added> {
  return prepared(
    `cart.add by ${kindOf(cart)}`,
    sql<Added>`with cart as (
      update "Cart" set version = version + 1, ordered_as = null, modified = clock_timestamp()
        where ${ownerOf(cart)} returning name, version
    ), ${withLine(line)}`,
  )
}

/** Does the same as `addToExisting` for a new cart. Returns no row when a signed-in caller already has one. */
function addToNew(cart: CartOf, line: AddedLine): RawBuilder<Added> {
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

interface Wanted extends SaleItemKey {
  readonly quantity: number
  readonly cart_token: string | null
  readonly request_key: string | null
}

/** Limit of new carts per IP address; a school or a carrier shares one address. */
const MAX_NEW_CARTS = 600
const MINUTE = 60

interface There {
  readonly quantity: number
  readonly most: number
  readonly elsewhere: number
}

function requireThere(
  item: SaleItem | undefined,
  { quantity, most, elsewhere }: There,
): asserts item is SaleItem {
  if (!item?.is_sold) throw cartErrors.not_sold()
  if (most === 0) throw cartErrors.sold_out(item.title)
  if (quantity <= most) return
  throw elsewhere > 0
    ? cartErrors.over_order_limit(item.title, most, elsewhere)
    : cartErrors.insufficient_stock(item.title, most)
}

/** Runs two statements over two database sessions in parallel. */
async function lineFor(documents: Documents, wanted: Wanted): Promise<AddedLine> {
  const [items, stock] = await Promise.all([
    listSaleItems(documents, [wanted]),
    availableOf(documents, [wanted.variant]),
  ])
  const [item] = items
  const its = stock.get(wanted.variant)?.filter(({ business }) => business === wanted.business) ?? []
  const most = item ? mostAtOnce(item, its) : 0
  requireThere(item, { quantity: wanted.quantity, most, elsewhere: leftElsewhere(its) })
  const { variant, business, product, title, price } = item
  const { quantity, request_key: key } = wanted
  const expected = backOrderOf(quantity, stockFor(quantity, its))?.expected_on ?? null
  const { user } = documents.caller
  return { variant, business, product, title, price, quantity, most, expected, key, user }
}

async function consumeGuestRateLimit({ documents, origin, site }: Context): Promise<void> {
  if (!isGuest(documents.caller)) return
  const key = `new cart from ${networkOf(origin.address) ?? 'here'}`
  const limit = { key, most: MAX_NEW_CARTS, seconds: MINUTE }
  const wait = await consumeRateLimit(site.database.kysely, [limit], documents.now)
  if (wait !== null) throw cartErrors.too_many(wait)
}

interface Filled {
  readonly added: Added
  /** Token of the guest's cart; null for a signed-in caller. */
  readonly token: string | null
}

function cartHeld({ documents: { caller } }: Context, token: string | null): CartOf | null {
  if (!isGuest(caller)) return { user: caller.user }
  return token !== null && isSecret(token) ? { token_hash: hashSecret(token) } : null
}

/** Creates the cart with its first line; null when a signed-in caller already has a cart. */
async function writeNew(ctx: Context, line: AddedLine): Promise<Filled | null> {
  await consumeGuestRateLimit(ctx)
  const { caller } = ctx.documents
  const token = isGuest(caller) ? randomSecret() : null
  const cart = token === null ? { user: caller.user } : { token_hash: hashSecret(token) }
  const { rows } = await addToNew(cart, line).execute(ctx.site.database.kysely)
  return rows[0] ? { added: rows[0], token } : null
}

/** Adds to an existing cart in one statement; creates a missing guest cart under a new token. */
async function write(ctx: Context, token: string | null, line: AddedLine): Promise<Filled> {
  const held = cartHeld(ctx, token)
  if (held !== null) {
    const { rows } = await addToExisting(held, line).execute(ctx.site.database.kysely)
    if (rows[0]) return { added: rows[0], token: 'user' in held ? null : token }
  }
  return (await writeNew(ctx, line)) ?? write(ctx, token, line)
}

/**
 * Adds a variant of one seller to the caller's cart. Three statements, each its own transaction, so that buyers do not
 * wait for each other; a repeated call adds nothing.
 */
async function addToCart(ctx: Context, wanted: Wanted) {
  const line = await lineFor(ctx.documents, wanted)
  const { added, token } = await write(ctx, wanted.cart_token, line)
  const { version, lines, item_count, quantity } = added
  if (quantity === null) throw cartErrors.too_many_lines(MAX_CART_LINES)
  return {
    cart_token: token,
    cart: { version, lines, item_count },
    line: { variant: line.variant, business: line.business, title: line.title, quantity, most: line.most },
  }
}

/**
 * Adds an item to the caller's cart; a guest without a cart gets one with its token. `request_key` makes the call
 * idempotent. The price comes from the server.
 */
export const add = method({
  access: anyone,
  input: {
    variant: text({ required: true }),
    business: text({ required: true }),
    quantity: anyValue,
    cart_token,
    request_key: text({ maxLength: 80 }),
  },
  methods: ['POST'],
  managesOwnTransaction: true,
  countsItself: true,
  run: ({ input, ctx }) => addToCart(ctx, { ...input, quantity: readQuantity(input.quantity) }),
})
