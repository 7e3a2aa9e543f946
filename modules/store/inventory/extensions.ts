import { bookCheck } from '#money/ledger'
import { notificationEvents } from '#site/notifications'
import { stockedSource } from '#store/catalog'
import { checkStock } from './actions/check-stock.ts'
import { Stock } from './doctypes/stock.doctype.ts'
import { availableByBusiness } from './doctypes/stock.queries.ts'
import { backInStock } from './rules/back-in-stock-notice.ts'

/** To the catalogue, what can be bought now; to the nightly books, what must be true of stock; to notifications, a word. */
export const inventoryExtensions = [
  stockedSource.add({ type: Stock, available: availableByBusiness }),
  bookCheck.add(checkStock),
  notificationEvents.add(backInStock),
]
