import { on } from '#framework/modules'
import { placeOfTask } from '#money/payments'
import { claimSubscription } from './actions/claim-orders.ts'
import { followPayment } from './actions/follow-payment.ts'
import { renewCash } from './actions/renew-cash.ts'
import { Order } from './doctypes/order.doctype.ts'

/** What was paid for an order is gone again, or can go back again. */
const followsPayment = (signal: string, key: string) =>
  on(signal, key, async ({ id, payload }, documents, place) => {
    if (payload['reference_type'] !== Order.name) return
    const paying = placeOfTask((part) => part(documents), place)
    await followPayment(documents, paying, { order: String(payload['reference_name']), key: id })
  })

/** What is paid when it comes is cash that somebody collects. */
export const orderSubscriptions = [
  claimSubscription,
  on('orders.placed', 'orders.expect_cash', ({ payload }, documents, place) =>
    renewCash(documents, place, String(payload['order'])),
  ),
  on('orders.paid', 'orders.renew_cash_of_paid', ({ payload }, documents, place) =>
    renewCash(documents, place, String(payload['order'])),
  ),
  followsPayment('counter.bounced', 'orders.follow_bounced'),
  followsPayment('counter.cancelled', 'orders.follow_cancelled'),
  followsPayment('payment.dispute_ended', 'orders.follow_dispute'),
]
