import { on } from '#framework/modules'
import { renewCash } from './actions/renew-cash.ts'

/** What is paid when it comes is cash that somebody collects. */
export const orderSubscriptions = [
  on('orders.placed', 'orders.expect_cash', ({ payload }, documents, place) =>
    renewCash(documents, place, String(payload['order'])),
  ),
  on('orders.paid', 'orders.renew_cash_of_paid', ({ payload }, documents, place) =>
    renewCash(documents, place, String(payload['order'])),
  ),
  on('orders.return_moved', 'orders.renew_cash_of_returned', async ({ payload }, documents, place) => {
    const state = String(payload['state'])
    if (state === 'refunded' || state === 'exchanged')
      await renewCash(documents, place, String(payload['order']))
  }),
]
