import type { Context } from '#framework/context'
import { on, type DomainEvent } from '#framework/events'
import { manualPaymentEvents } from '#money/manual-payments'
import { orderEvents } from './events.ts'
import { paymentEvents } from '#money/payments'
import type { Documents } from '#framework/documents'
import { identityEvents, leftUnder, type VerifiedIdentity } from '#framework/identity'
import { Order } from './order/order.doctype.ts'
import { releaseDateHandler } from './back-order/notify-release-date.ts'
import { settleBalance } from './refund/allocate-refund.ts'
import { updateCashCollections } from './cash-on-delivery/cash-collections.ts'

/** Limit above what a guest orders in the period. */
const MAX_CLAIMED = 100

const fields = { phone: 'phone', email: 'email' } as const

/** Links a guest's orders to the account with the verified phone number or e-mail address. */
async function claimOrders(documents: Documents, verified: VerifiedIdentity): Promise<void> {
  const system = documents.asSystem()
  const left = await leftUnder(documents, Order, { ...verified, fields })
  const orders = await system.find(Order, {
    where: { name: ['in', left], user: null },
    fields: ['name'],
    limit: MAX_CLAIMED,
  })
  for (const { name } of orders) await system.save(Order, name, { user: verified.user })
}

const claimHandler = on(identityEvents.verified, 'orders.claim', (identity, { documents }) =>
  claimOrders(documents, identity),
)

interface PaidReference {
  readonly reference_type: string | null
  readonly reference_name: string | null
}

const followsPayment = (event: DomainEvent<PaidReference>, key: string) =>
  on(event, key, async ({ reference_type, reference_name }, ctx, { id }) => {
    if (reference_type !== Order.name || reference_name === null) return
    await followPayment(ctx.documents, ctx, { order: reference_name, key: id })
  })

export const orderEventHandlers = [
  claimHandler,
  releaseDateHandler,
  on(orderEvents.placed, 'orders.expect_cash', (payload, ctx) =>
    updateCashCollections(ctx.documents, ctx, payload.order),
  ),
  on(orderEvents.paid, 'orders.renew_cash_of_paid', (payload, ctx) =>
    updateCashCollections(ctx.documents, ctx, payload.order),
  ),
  followsPayment(manualPaymentEvents.bounced, 'orders.follow_bounced'),
  followsPayment(manualPaymentEvents.cancelled, 'orders.follow_cancelled'),
  followsPayment(paymentEvents.dispute_ended, 'orders.follow_dispute'),
]

/**
 * Handles a failed payment (a bounced cheque) or a restored one (a decided dispute): updates cash due and refunds.
 * `system` acts as the system.
 */
async function followPayment(
  system: Documents,
  place: Context,
  { order, key }: { readonly order: string; readonly key: string },
): Promise<void> {
  await system.lock(Order, order)
  await settleBalance(system, place, { order, reason: 'A payment of it has changed', key })
}
