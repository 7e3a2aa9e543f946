import { papers, type Printing } from '#framework/printing'
import { codeAudience } from '#framework/identity'
import { cashCollector } from '#money/counter'
import { bookCheck } from '#money/ledger'
import { payable } from '#money/payments'
import { orderSearchAudience } from './actions/order-search.ts'
import { carrierCash } from './actions/carrier-cash.ts'
import { checkOrdersCash, checkOrdersPaid, checkOrdersStock } from './actions/check-orders.ts'
import { downloadPaper } from './actions/papers/download-paper.ts'
import { openPaper } from './actions/papers/open-paper.ts'
import { payableOrder } from './actions/payable-order.ts'

async function printPaper({ documents, site, name, language }: Printing) {
  const paper = await openPaper(documents, { paper: name, token: null, name: null })
  return downloadPaper(site, { paper, language })
}

/** What orders add to payments: that they can be paid for; to the nightly books: what must be true of them. */
export const orderExtensions = [
  codeAudience.add(orderSearchAudience),
  payable.add(payableOrder),
  papers.add({ type: 'Invoice', print: printPaper }),
  papers.add({ type: 'Credit Note', print: printPaper }),
  cashCollector.add(carrierCash),
  bookCheck.add(checkOrdersPaid),
  bookCheck.add(checkOrdersStock),
  bookCheck.add(checkOrdersCash),
]
