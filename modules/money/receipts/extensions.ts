import { papers } from '#framework/printing'
import { bookCheck, MOST_FAULTS } from '#money/ledger'
import { notificationEvents } from '#site/notifications'
import { downloadReceipt } from './actions/download-receipt.ts'
import { missingReceipts } from './actions/missing-receipts.ts'
import { openGivenReceipt } from './actions/open-receipt.ts'
import { message } from './messages.ts'
import { receiptIssued } from './rules/receipt-issued.ts'

/** The night's task has tried again by then. */
const A_DAY = 24 * 60

const NO_RECEIPT = message('receipts.problem.not_given')

export const receiptsExtensions = [
  notificationEvents.add(receiptIssued),
  papers.add({
    type: 'Receipt',
    async print({ documents, extensions, site, name, language }) {
      const receipt = await openGivenReceipt(documents, { receipt: name, payment: null, token: null })
      return downloadReceipt({ documents, extensions, site }, { receipt, language, size: 'A4' })
    },
  }),
  bookCheck.add({
    name: 'receipts.given',
    title: message('receipts.check.given'),
    problems: [NO_RECEIPT],
    async run(documents) {
      const names = await missingReceipts(documents, { minutes: A_DAY, limit: MOST_FAULTS })
      return names.map((name) => ({ type: 'Payment', name, problem: NO_RECEIPT.text }))
    },
  }),
]
