import pLimit from 'p-limit'
import type { Site, Context } from '#framework/context'
import { check, int, money, select, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { administrator, isGuest } from '#framework/permissions'
import { toDecimal } from '#meta'
import {
  gatewayNames,
  createPaymentLink,
  preparePayment,
  type GatewayName,
  type PreparedPayment,
} from '#money/payments'
import { requireStaff, createOrderLink } from '../order/order-access.ts'
import { errorCode } from '#framework/database'
import type { Documents } from '#framework/documents'
import { DialectError } from '#framework/errors'
import { hashSecret } from '#framework/identity'
import { isUsableKey, ownedKey } from '#framework/idempotency'
import { networkOf, consumeRateLimit, type RateLimit } from '#framework/rate-limit'
import { Order } from '../order/order.doctype.ts'
import { orderErrors } from '../errors.ts'
import { nextStep, balanceDue } from '../balance/balance-due.rules.ts'
import { createOrder } from './create-order.ts'
import type { Language } from '#framework/messages'
import { deriveToken } from '#framework/encryption'

/** Where somebody who did not order himself pays for it; whoever asks again is told another address. */
async function payUrl(site: Site, { order, amount, currency }: PlacedOrder): Promise<string> {
  const wanted = { reference_type: 'Order', reference_name: order, amount, currency }
  const { url } = await site.write(administrator, (documents) => createPaymentLink(documents, site, wanted))
  return url
}

/** Places an order of the caller's cart. Repeated with its key it answers the first order. */
export const placeOrder = method({
  access: anyone,
  input: {
    cart_token: text({ maxLength: 100 }),
    version: int({ required: true, min: 0, description: 'Of the cart that the buyer saw' }),
    expected_total: money({ required: true, min: 0, description: 'The total that the buyer saw' }),
    idempotency_key: text({ required: true }),
    gateway: select(gatewayNames),
    by_pay_link: check({ description: 'Staff order for somebody who is sent a link to pay' }),
  },
  managesOwnTransaction: true,
  countsItself: true,
  methods: ['POST'],
  isTranslated: true,
  async run({ input, documents, site, language: asked, ctx }) {
    const by_pay_link = input.by_pay_link === 1
    if (by_pay_link) requireStaff(documents.caller)
    // Whoever is sent a link has not been here: nobody knows how he speaks.
    const language = by_pay_link ? null : asked
    const placed = await submitOrder(ctx, { ...input, by_pay_link, language })
    const pay_url = by_pay_link && placed.amount > 0 ? await payUrl(site, placed) : null
    return { ...placed, amount: toDecimal(placed.amount), pay_url }
  },
})

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
const limitConcurrency = pLimit(8)

/**
 * Places an order once for each key, in one transaction. Whoever is refused may have been here before: then the answer is
 * the first one's, even when his cart is empty by now.
 */
async function submitOrder(ctx: Context, sent: OrderSubmission): Promise<PlacedOrder> {
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

/** An order as it was sent: what the buyer saw, and nothing of what it costs is taken from him. */
interface OrderSubmission {
  readonly cart_token: string | null
  /** Of the cart that he saw. */
  readonly version: number
  /** The total that he saw, minor units. */
  readonly expected_total: number
  readonly idempotency_key: string
  readonly gateway: GatewayName | null
  /** Staff order for somebody who pays by a link. */
  readonly by_pay_link: boolean
  /** In which he is written to; null: nobody knows. */
  readonly language: Language | null
}

/** What an order is placed with. */
export interface PlacementTerms {
  readonly sent: OrderSubmission
  /** Null where nobody takes payments. */
  readonly prepared: PreparedPayment | null
  readonly site: Site
  readonly opening: OrderCredentials
}

/** An order that stands. Amounts in minor units. */
export interface PlacedOrder {
  readonly order: string
  readonly token: string
  readonly state: string
  /** What is to be paid now. */
  readonly amount: number
  readonly currency: string
  readonly next: 'pay' | 'done'
}

/** What opens an order for whoever places it, and what is stored of the key they placed it with. */
interface OrderCredentials {
  readonly token: string
  readonly key_hash: string
}

interface CredentialSource {
  /** Who places it: a user, or a guest by the token of their cart. */
  readonly owner: string
  readonly key: string
}

/**
 * The token follows from the caller, the key of the call and the site's secret: a repeated call of the same caller has the
 * same token again, the same key of somebody else has another one, and nobody computes it from the key or the database.
 */
async function deriveOrderCredentials(
  site: Site,
  { owner, key }: CredentialSource,
): Promise<OrderCredentials> {
  return { token: await deriveToken(site, 'order', [owner, key]), key_hash: ownedKey(owner, key) }
}
