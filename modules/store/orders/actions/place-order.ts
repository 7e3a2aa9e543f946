import { errorCode } from '#framework/database'
import type { Documents } from '#framework/documents'
import { DialectError } from '#framework/errors'
import { hashSecret } from '#framework/identity'
import { isUsableKey } from '#framework/inputs'
import { createTurns } from '#framework/limits'
import { placeOf, preparePayment } from '#money/payments'
import { Order } from '../doctypes/order.doctype.ts'
import { orderErrors } from '../errors.ts'
import { nextStep, owedFor } from '../rules/order-due.ts'
import { orderToken } from '../rules/order-token.ts'
import { takeOrderTurn } from './order-limits.ts'
import { placeOnce } from './place-once.ts'
import type { Calling, OrderSent, Placed } from './placing.ts'

/** The first call's order, for whoever repeats it with its key; null when there was none. */
async function placedBefore(documents: Documents, sent: OrderSent): Promise<Placed | null> {
  const where = { idempotency_key: hashSecret(sent.idempotency_key) }
  const [found] = await documents.asSystem().find(Order, { where, limit: 1 })
  if (!found) return null
  if (found.total !== sent.expected_total) throw orderErrors.other_content()
  const { name: order, state, currency, payment_choice } = found
  const token = orderToken(sent.idempotency_key)
  return { order, token, state, amount: owedFor(found), currency, next: nextStep(state, payment_choice) }
}

const UNIQUE_VIOLATION = '23505'

const isTakenAlready = (error: unknown) => errorCode(error) === UNIQUE_VIOLATION

/**
 * A rush for one thing waits here and not in the database: whoever only looks finds a session. So many keep its lock busy.
 */
const inTurn = createTurns(8)

/**
 * Places an order once for each key, in one transaction. Whoever is refused may have been here before: then the answer is
 * the first one's, even when his cart is empty by now.
 */
export async function placeOrder(calling: Calling, sent: OrderSent): Promise<Placed> {
  const { documents, site } = calling
  if (!isUsableKey(sent.idempotency_key)) throw orderErrors.short_key()
  await takeOrderTurn(calling, sent)
  const key = { gateway: sent.gateway, idempotencyKey: sent.idempotency_key }
  const prepared = await preparePayment(placeOf(calling), key)
  const terms = { sent, prepared, settings: site.settings }
  try {
    return await inTurn(() => site.write(documents.caller, (inside) => placeOnce(inside, terms)))
  } catch (error) {
    if (!(error instanceof DialectError) && !isTakenAlready(error)) throw error
    const before = await site.read(documents.caller, (inside) => placedBefore(inside, sent))
    if (before !== null) return before
    throw isTakenAlready(error) ? orderErrors.other_content() : error
  }
}
