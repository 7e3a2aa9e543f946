import { bookCheck, MOST_FAULTS } from '#money/ledger'
import { notificationEvents } from '#site/notifications'
import { missingReceipts } from './actions/missing-receipts.ts'
import { receiptIssued } from './rules/receipt-issued.ts'

/** The night's task has tried again by then. */
const A_DAY = 24 * 60

export const receiptsExtensions = [
  notificationEvents.add(receiptIssued),
  bookCheck.add({
    name: 'receipts.given',
    title: 'Every payment that was booked has its receipt',
    async run(documents) {
      const names = await missingReceipts(documents, { minutes: A_DAY, limit: MOST_FAULTS })
      return names.map((name) => ({ type: 'Payment', name, problem: 'No receipt was given for it' }))
    },
  }),
]
