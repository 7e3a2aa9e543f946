import { cashCollector } from '#money/counter'
import { bookCheck } from '#money/ledger'
import { payable } from '#money/payments'
import { carrierCash } from './actions/carrier-cash.ts'
import { checkOrdersCash, checkOrdersPaid, checkOrdersStock } from './actions/check-orders.ts'
import { payableOrder } from './actions/payable-order.ts'

/** What orders add to payments: that they can be paid for; to the nightly books: what must be true of them. */
export const orderExtensions = [
  payable.add(payableOrder),
  cashCollector.add(carrierCash),
  bookCheck.add(checkOrdersPaid),
  bookCheck.add(checkOrdersStock),
  bookCheck.add(checkOrdersCash),
]
