import { on } from '#framework/modules'
import { expectCashFor } from '#money/counter'
import { Order } from './doctypes/order.doctype.ts'

/** What is paid when it comes is cash that somebody collects. */
export const orderSubscriptions = [
  on('orders.placed', 'orders.expect_cash', async ({ payload }, documents, place) => {
    const { name, payment_choice, state } = await documents.get(Order, String(payload['order']))
    if (payment_choice !== 'cash on delivery' || state === 'cancelled') return
    await expectCashFor(documents, place, { reference: { type: Order.name, name }, collector: null })
  }),
]
