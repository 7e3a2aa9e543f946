import pLimit from 'p-limit'
import type { Site, Context } from '#framework/context'
import { check, date, int, money, select, text } from '#framework/doctypes'
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
import { noStoredValue, prepareStoredValue, type StoredValue } from './stored-value.ts'
import type { Language } from '#framework/messages'
import { deriveToken } from '#framework/encryption'

/** Creates the payment link for a payer who did not order; each call returns a new link. */
async function payUrl(site: Site, { order, amount, currency }: PlacedOrder): Promise<string> {
  const wanted = { reference_type: 'Order', reference_name: order, amount, currency }
  const { url } = await site.write(administrator, (documents) => createPaymentLink(documents, site, wanted))
  return url
}

/** Places an order from the caller's cart. Repeated with its key it returns the first order. */
export const placeOrder = method({
  access: anyone,
  input: {
    cart_token: text({ maxLength: 100 }),
    version: int({ required: true, min: 0, description: 'Of the cart that the buyer saw' }),
    expected_total: money({ required: true, min: 0, description: 'The total that the buyer saw' }),
    idempotency_key: text({ required: true }),
    gateway: select(gatewayNames),
    wallet_amount: money({ min: 0, description: 'What the buyer pays from their wallet' }),
    points: int({ min: 0, description: 'Reward points that the buyer uses' }),
    points_amount: money({ min: 0, description: 'What the buyer saw that the points pay' }),
    gift_card_code: text({ maxLength: 40 }),
    gift_card_amount: money({ min: 0, description: 'What the buyer pays from the gift card' }),
    affiliate_code: text({ maxLength: 40, description: 'Of the link or the person that led to this order' }),
    affiliate_on: date({ description: 'Day on which the buyer used the code; today if empty' }),
    by_pay_link: check({ description: 'Staff order for somebody who is sent a link to pay' }),
  },
  managesOwnTransaction: true,
  countsItself: true,
  methods: ['POST'],
  isTranslated: true,
  async run({ input, documents, site, language: asked, ctx }) {
    const by_pay_link = input.by_pay_link === 1
    if (by_pay_link) requireStaff(documents.caller)
    // The recipient of a payment link has not chosen a language.
    const language = by_pay_link ? null : asked
    const stored = by_pay_link ? noStoredValue : await prepareStoredValue(ctx, input)
    const placed = await submitOrder(ctx, { ...input, stored, by_pay_link, language })
    const pay_url = by_pay_link && placed.amount > 0 ? await payUrl(site, placed) : null
    return { ...placed, amount: toDecimal(placed.amount), pay_url }
  },
})

const MINUTE = 60

/** Limits of attempts: high per IP address, which a school or a carrier shares, low per cart. */
const MAX_PER_CART = 10

const MAX_PER_ADDRESS = 600

const MAX_PER_USER = 30

async function consumeOrderRateLimit(
  { documents, origin, site }: Context,
  { cart_token }: { readonly cart_token: string | null },
): Promise<void> {
  const { caller } = documents
  const limits: readonly RateLimit[] = isGuest(caller)
    ? [
        {
          key: `orders of ${cart_token === null ? 'no cart' : hashSecret(cart_token)}`,
          most: MAX_PER_CART,
          seconds: MINUTE,
        },
        {
          key: `orders from ${networkOf(origin.address) ?? 'here'}`,
          most: MAX_PER_ADDRESS,
          seconds: MINUTE,
        },
      ]
    : [{ key: `orders of ${caller.user}`, most: MAX_PER_USER, seconds: MINUTE }]
  const wait = await consumeRateLimit(site.database.kysely, [...limits], documents.now)
  if (wait !== null) throw orderErrors.too_many(wait)
}

/** Owner of an idempotency key: the user, or the cart token that only the guest has. */
const ownerOf = ({ caller }: Documents, { cart_token }: OrderSubmission): string =>
  isGuest(caller) ? `cart ${cart_token ?? ''}` : `user ${caller.user}`

/** Returns the order of an earlier call with the same key; null without one. */
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
  // A changed site secret derives other tokens, so a new link is created.
  const token = found.token_hash === hashSecret(same) ? same : await createOrderLink(documents, order)
  return { order, token, state, amount: balanceDue(found), currency, next: nextStep(state, payment_choice) }
}

const UNIQUE_VIOLATION = '23505'

const isUniqueViolation = (error: unknown) => errorCode(error) === UNIQUE_VIOLATION

/**
 * Concurrent orders wait here and not in the database, which leaves connections for readers. Eight suffice to use the
 * lock fully.
 */
const limitConcurrency = pLimit(8)

/**
 * Places an order once per key, in one transaction. A refused repeat returns the first order, although the cart is
 * empty by then.
 */
async function submitOrder(ctx: Context, sent: OrderSubmission): Promise<PlacedOrder> {
  const { documents, site } = ctx
  if (!isUsableKey(sent.idempotency_key)) throw orderErrors.short_key()
  await consumeOrderRateLimit(ctx, sent)
  const key = { gateway: sent.gateway, idempotencyKey: sent.idempotency_key }
  const prepared = await preparePayment(ctx, key)
  const owner = ownerOf(documents, sent)
  const opening = await deriveOrderCredentials(site, { owner, key: sent.idempotency_key })
  const terms = { sent, prepared, site, opening, ctx }
  try {
    return await limitConcurrency(() => site.write(documents.caller, (inside) => createOrder(inside, terms)))
  } catch (error) {
    if (!(error instanceof DialectError) && !isUniqueViolation(error)) throw error
    const before = await site.write(documents.caller, (inside) => findOrderByKey(inside, sent, opening))
    if (before !== null) return before
    throw isUniqueViolation(error) ? orderErrors.other_content() : error
  }
}

/** An order as submitted; it carries what the buyer saw, and prices are computed by the server. */
interface OrderSubmission {
  readonly cart_token: string | null
  readonly version: number
  /** Total that the buyer saw, in minor units. */
  readonly expected_total: number
  readonly idempotency_key: string
  readonly gateway: GatewayName | null
  readonly stored: StoredValue
  readonly by_pay_link: boolean
  readonly affiliate_code: string | null
  readonly affiliate_on: string | null
  /** Language of notifications; null: unknown. */
  readonly language: Language | null
}

export interface PlacementTerms {
  readonly sent: OrderSubmission
  /** Null without a payment provider. */
  readonly prepared: PreparedPayment | null
  readonly site: Site
  readonly ctx: Context
  readonly opening: OrderCredentials
}

/** A placed order. Amounts in minor units. */
export interface PlacedOrder {
  readonly order: string
  readonly token: string
  readonly state: string
  readonly amount: number
  readonly currency: string
  readonly next: 'pay' | 'done'
}

interface OrderCredentials {
  readonly token: string
  readonly key_hash: string
}

interface CredentialSource {
  readonly owner: string
  readonly key: string
}

/**
 * Derives the token from the caller, the call's key and the site's secret: a repeated call gets the same token, another
 * caller with the same key does not, and the database does not reveal it.
 */
async function deriveOrderCredentials(
  site: Site,
  { owner, key }: CredentialSource,
): Promise<OrderCredentials> {
  return { token: await deriveToken(site, 'order', [owner, key]), key_hash: ownedKey(owner, key) }
}
