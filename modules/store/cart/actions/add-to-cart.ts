import type { Documents } from '#framework/documents'
import { hashSecret, isSecret, randomSecret } from '#framework/identity'
import { networkOf, takeTurns } from '#framework/limits'
import type { Origin, Surroundings } from '#framework/modules'
import { isGuest } from '#framework/permissions'
import { saleItems, type SaleItem, type SalePair } from '#store/catalog'
import { availableOf } from '#store/inventory'
import {
  addToExisting,
  addToNew,
  type Added,
  type AddedLine,
  type CartOf,
} from '../doctypes/add-line.queries.ts'
import { cartErrors } from '../errors.ts'
import { leftElsewhere, mostAtOnce } from '../rules/line-state.ts'
import { MOST_LINES } from '../rules/quantity.ts'

/** Who calls, from where; `documents` has no transaction. */
export interface Calling {
  readonly documents: Documents
  readonly origin: Origin
  readonly site: Surroundings
}

export interface Wanted extends SalePair {
  readonly quantity: number
  readonly cart_token: string | null
  readonly request_key: string | null
}

/** New carts of one address: a school or a carrier shares it. */
const MOST_NEW_CARTS = 600
const MINUTE = 60

interface There {
  readonly quantity: number
  /** How many of it can be had at once. */
  readonly most: number
  readonly elsewhere: number
}

/** Refuses what cannot be bought, or not so many. */
function requireThere(
  item: SaleItem | undefined,
  { quantity, most, elsewhere }: There,
): asserts item is SaleItem {
  if (!item?.is_sold) throw cartErrors.not_sold()
  if (most === 0) throw cartErrors.sold_out(item.title)
  if (quantity <= most) return
  throw elsewhere > 0
    ? cartErrors.few_at_once(item.title, most, elsewhere)
    : cartErrors.few_left(item.title, most)
}

/** Two statements, over two sessions at once. */
async function lineFor(documents: Documents, wanted: Wanted): Promise<AddedLine> {
  const [items, stock] = await Promise.all([
    saleItems(documents, [wanted]),
    availableOf(documents, [wanted.variant]),
  ])
  const [item] = items
  const its = stock.get(wanted.variant)?.filter(({ business }) => business === wanted.business) ?? []
  const most = item ? mostAtOnce(item, its) : 0
  requireThere(item, { quantity: wanted.quantity, most, elsewhere: leftElsewhere(its) })
  const { variant, business, product, title, price } = item
  const { quantity, request_key: key } = wanted
  return { variant, business, product, title, price, quantity, most, key, user: documents.caller.user }
}

async function requireTurn({ documents, origin, site }: Calling): Promise<void> {
  if (!isGuest(documents.caller)) return
  const key = `new cart from ${networkOf(origin.address) ?? 'here'}`
  const limit = { key, most: MOST_NEW_CARTS, seconds: MINUTE }
  const wait = await takeTurns(site.database.kysely, [limit], documents.now)
  if (wait !== null) throw cartErrors.too_many(wait)
}

interface Filled {
  readonly added: Added
  /** Of the guest's cart; null for whoever is signed in. */
  readonly token: string | null
}

/** Whose cart it is as far as the call says. */
function cartHeld({ documents: { caller } }: Calling, token: string | null): CartOf | null {
  if (!isGuest(caller)) return { user: caller.user }
  return token !== null && isSecret(token) ? { token_hash: hashSecret(token) } : null
}

/** Makes the cart with its first line; null when somebody who is signed in has one by now. */
async function writeNew(calling: Calling, line: AddedLine): Promise<Filled | null> {
  await requireTurn(calling)
  const { caller } = calling.documents
  const token = isGuest(caller) ? randomSecret() : null
  const cart = token === null ? { user: caller.user } : { token_hash: hashSecret(token) }
  const { rows } = await addToNew(cart, line).execute(calling.site.database.kysely)
  return rows[0] ? { added: rows[0], token } : null
}

/** One statement for a cart that is there; a guest's that is not is made under a new token. */
async function write(calling: Calling, token: string | null, line: AddedLine): Promise<Filled> {
  const held = cartHeld(calling, token)
  if (held !== null) {
    const { rows } = await addToExisting(held, line).execute(calling.site.database.kysely)
    if (rows[0]) return { added: rows[0], token: 'user' in held ? null : token }
  }
  return (await writeNew(calling, line)) ?? write(calling, token, line)
}

/**
 * Puts so many of a variant of one seller into the caller's cart. Three statements, each its own transaction: nothing
 * waits for another buyer, and a repeated call adds nothing.
 */
export async function addToCart(calling: Calling, wanted: Wanted) {
  const line = await lineFor(calling.documents, wanted)
  const { added, token } = await write(calling, wanted.cart_token, line)
  const { version, lines, pieces, quantity } = added
  if (quantity === null) throw cartErrors.too_many_lines(MOST_LINES)
  return {
    cart_token: token,
    cart: { version, lines, pieces },
    line: { variant: line.variant, business: line.business, title: line.title, quantity, most: line.most },
  }
}
