import { askBooks, bookCheck } from '#money/ledger'
import { payable } from '#money/payments'
import { paidSubjects } from '#money/receipts'
import { childFacts, childRecords } from '#community/family'
import { notificationEvents } from '#site/notifications'
import { feeFacts, feeRecords } from './actions/family-facts.ts'
import { payableFee } from './actions/payable-fee.ts'
import { feeSubjects } from './actions/receipt-subjects.ts'
import { message } from './messages.ts'
import { feeFaults, feeProblems } from './rules/fee-books.ts'
import { feeDueSoon, feeLate } from './rules/fee-notices.ts'

export const feeExtensions = [
  payable.add(payableFee),
  paidSubjects.add(feeSubjects),
  childFacts.add(feeFacts),
  childRecords.add(feeRecords),
  notificationEvents.add(feeDueSoon),
  notificationEvents.add(feeLate),
  bookCheck.add({
    name: 'fees.paid',
    title: message('fees.check.paid'),
    problems: feeProblems,
    run: askBooks(feeFaults),
  }),
]
