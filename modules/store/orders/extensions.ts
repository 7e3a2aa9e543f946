import { codeAudience } from '#framework/identity'
import { cashCollector } from '#money/counter'
import { bookCheck } from '#money/ledger'
import { payable } from '#money/payments'
import { orderSearchAudience } from './actions/order-search.ts'
import { carrierCash } from './actions/carrier-cash.ts'
import { checkOrdersCash, checkOrdersPaid, checkOrdersStock } from './actions/check-orders.ts'
import { payableOrder } from './actions/payable-order.ts'

/** What orders add to payments: that they can be paid for; to the nightly books: what must be true of them. */
export const orderExtensions = [
  codeAudience.add(orderSearchAudience),
  payable.add(payableOrder),
  cashCollector.add(carrierCash),
  bookCheck.add(checkOrdersPaid),
  bookCheck.add(checkOrdersStock),
  bookCheck.add(checkOrdersCash),
]
