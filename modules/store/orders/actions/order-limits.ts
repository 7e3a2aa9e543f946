import { hashSecret } from '#framework/identity'
import { networkOf, takeTurns, type Limit } from '#framework/limits'
import { isGuest } from '#framework/permissions'
import { orderErrors } from '../errors.ts'
import type { Calling } from './placing.ts'

const MINUTE = 60

/** A school or a carrier shares one address: it is bounded far above what families do, and a cart is bounded near it. */
const MOST_OF_A_CART = 10
const MOST_OF_AN_ADDRESS = 600
const MOST_OF_A_USER = 30

/** Counts an attempt to order before it is made: by who calls, and by the cart of a guest. */
export async function takeOrderTurn(
  { documents, origin, site }: Calling,
  { cart_token }: { readonly cart_token: string | null },
): Promise<void> {
  const { caller } = documents
  const limits: readonly Limit[] = isGuest(caller)
    ? [
        {
          key: `orders of ${cart_token === null ? 'no cart' : hashSecret(cart_token)}`,
          most: MOST_OF_A_CART,
          seconds: MINUTE,
        },
        {
          key: `orders from ${networkOf(origin.address) ?? 'here'}`,
          most: MOST_OF_AN_ADDRESS,
          seconds: MINUTE,
        },
      ]
    : [{ key: `orders of ${caller.user}`, most: MOST_OF_A_USER, seconds: MINUTE }]
  const wait = await takeTurns(site.database.kysely, [...limits], documents.now)
  if (wait !== null) throw orderErrors.too_many(wait)
}
