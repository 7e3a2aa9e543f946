import type { Context } from '#framework/context'
import { errorCode } from '#framework/database'
import type { Documents } from '#framework/documents'
import { DialectError } from '#framework/errors'
import { hashSecret } from '#framework/identity'
import { isUsableKey } from '#framework/idempotency'
import { createConcurrencyLimit, networkOf, consumeRateLimit, type RateLimit } from '#framework/rate-limit'
import { isGuest } from '#framework/permissions'
import { preparePayment } from '#money/payments'
import { createOrderLink } from '../order/order-access.ts'
import { Order } from '../order/order.doctype.ts'
import { orderErrors } from '../errors.ts'
import { nextStep, balanceDue } from '../balance/balance-due.rules.ts'
import { deriveOrderCredentials, type OrderCredentials } from './order-token.ts'
import type { OrderSubmission, PlacedOrder } from './order-submission.ts'
import { createOrder } from './create-order.ts'

const MINUTE = 60

/** A school or a carrier shares one address: it is bounded far above what families do, and a cart is bounded near it. */
const MOST_OF_A_CART = 10
const MOST_OF_AN_ADDRESS = 600
const MOST_OF_A_USER = 30

/** Counts an attempt to order before it is made: by who calls, and by the cart of a guest. */
async function consumeOrderRateLimit(
  { documents, origin, site }: Context,
  { cart_token }: { readonly cart_token: string | null },
): Promise<void> {
  const { caller } = documents
  const limits: readonly RateLimit[] = isGuest(caller)
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
  const wait = await consumeRateLimit(site.database.kysely, [...limits], documents.now)
  if (wait !== null) throw orderErrors.too_many(wait)
}

/** Whose key it is: a guest is known by the token of their cart, which nobody else has. */
const ownerOf = ({ caller }: Documents, { cart_token }: OrderSubmission): string =>
  isGuest(caller) ? `cart ${cart_token ?? ''}` : `user ${caller.user}`

/** The first call's order, for the caller who repeats it with its key; null when there was none. */
async function findOrderByKey(
  documents: Documents,
  sent: OrderSubmission,
  { token: same, key_hash }: OrderCredentials,
): Promise<PlacedOrder | null> {
  const where = { idempotency_key: key_hash }
  const [found] = await documents.asSystem().find(Order, { where, limit: 1 })
  if (!found) return null
  if (found.total !== sent.expected_total) throw orderErrors.other_content()
  const { name: order, state, currency, payment_choice } = found
  // A site that was given another secret since derives other tokens: a new link opens the order too.
  const token = found.token_hash === hashSecret(same) ? same : await createOrderLink(documents, order)
  return { order, token, state, amount: balanceDue(found), currency, next: nextStep(state, payment_choice) }
}

const UNIQUE_VIOLATION = '23505'

const isUniqueViolation = (error: unknown) => errorCode(error) === UNIQUE_VIOLATION

/**
 * A rush for one thing waits here and not in the database: whoever only looks finds a session. So many keep its lock busy.
 */
const limitConcurrency = createConcurrencyLimit(8)

/**
 * Places an order once for each key, in one transaction. Whoever is refused may have been here before: then the answer is
 * the first one's, even when his cart is empty by now.
 */
export async function submitOrder(ctx: Context, sent: OrderSubmission): Promise<PlacedOrder> {
  const { documents, site } = ctx
  if (!isUsableKey(sent.idempotency_key)) throw orderErrors.short_key()
  await consumeOrderRateLimit(ctx, sent)
  const key = { gateway: sent.gateway, idempotencyKey: sent.idempotency_key }
  const prepared = await preparePayment(ctx, key)
  const owner = ownerOf(documents, sent)
  const opening = await deriveOrderCredentials(site, { owner, key: sent.idempotency_key })
  const terms = { sent, prepared, site, opening }
  try {
    return await limitConcurrency(() => site.write(documents.caller, (inside) => createOrder(inside, terms)))
  } catch (error) {
    if (!(error instanceof DialectError) && !isUniqueViolation(error)) throw error
    const before = await site.write(documents.caller, (inside) => findOrderByKey(inside, sent, opening))
    if (before !== null) return before
    throw isUniqueViolation(error) ? orderErrors.other_content() : error
  }
}
