import { printFormats } from '#framework/printing'
import { bookkeepingCheck, MAX_DISCREPANCIES } from '#money/ledger'
import { notificationEvents } from '#site/notifications'
import { downloadReceipt } from './receipt-pdf/download.ts'
import { listPaymentsWithoutReceipt } from './receipt/issue-missing-receipts.ts'
import { requireReceipt } from './receipt/open-receipt.ts'
import { message } from './messages.ts'
import { receiptIssued } from './receipt/send-receipt.ts'

/** Minutes after which the nightly task has retried. */
const DAY_MINUTES = 24 * 60

const NO_RECEIPT = message('receipts.problem.not_issued')

export const receiptsExtensions = [
  notificationEvents.add(receiptIssued),
  printFormats.add({
    type: 'Receipt',
    async print(ctx, name) {
      const receipt = await requireReceipt(ctx.documents, { receipt: name, payment: null, token: null })
      return downloadReceipt(ctx, { receipt, size: 'A4' })
    },
  }),
  bookkeepingCheck.add({
    name: 'receipts.given',
    title: message('receipts.check.given'),
    problems: [NO_RECEIPT],
    async run(documents) {
      const names = await listPaymentsWithoutReceipt(documents, {
        minutes: DAY_MINUTES,
        limit: MAX_DISCREPANCIES,
      })
      return names.map((name) => ({ type: 'Payment', name, problem: NO_RECEIPT.text }))
    },
  }),
]
