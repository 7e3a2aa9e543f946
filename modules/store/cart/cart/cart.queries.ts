import { sql, type RawBuilder } from 'kysely'
import { prepared } from '#framework/database'
import type { Documents } from '#framework/documents'
import { hashSecret, isSecret } from '#framework/identity'
import { isGuest } from '#framework/permissions'
import { cartErrors } from '../errors.ts'
import type { CartDoc } from './cart-doc.ts'
import { Cart } from './cart.doctype.ts'

/** Who asks for a cart: its token for a guest; whoever is signed in has his own. */
export interface CartOpener {
  readonly token: string | null
}

interface CartRow extends CartDoc {
  /** The version that the lines were read at. */
  readonly seen_version: number
}

const lines = sql`coalesce((
  select json_agg(json_build_object('variant', l.variant, 'business', l.business, 'product', l.product, 'title', l.title,
      'quantity', l.quantity, 'price_seen', l.price_seen, 'seller_gstin', b.gstin, 'seller_state', b.address_state)
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
  // Whoever waited for the lock has the lines of before: now that it is his, they are read again.
  return seen_version === cart.version ? cart : ask(documents, found, isLocked)
}

/** The caller's cart, or the one that a guest's token opens; null when there is none. One statement. */
export async function readCart(documents: Documents, opener: CartOpener): Promise<CartDoc | null> {
  const found = foundBy(documents, opener)
  return found && ask(documents, found, false)
}

/** As `readCart`, locked until the end of the transaction. One statement where nobody waits. */
export async function findLockedCart(documents: Documents, opener: CartOpener): Promise<CartDoc | null> {
  const found = foundBy(documents, opener)
  return found && ask(documents, found, true)
}

/** As `findLockedCart`; refuses where there is none. */
export async function lockCart(documents: Documents, opener: CartOpener): Promise<CartDoc> {
  const cart = await findLockedCart(documents, opener)
  if (cart === null) throw cartErrors.no_cart()
  return cart
}

/** As `findLockedCart`, of a guest's token whoever asks: for what he put in before he signed in. */
export async function lockGuestCart(documents: Documents, token: string): Promise<CartDoc | null> {
  return isSecret(token) ? ask(documents, ['token', hashSecret(token)], true) : null
}
