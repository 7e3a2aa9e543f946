import { bookCheck } from '#money/ledger'
import { notificationEvents } from '#site/notifications'
import { checkByStatement } from './actions/check-by-statement.ts'
import { faultsFound } from './rules/faults-found.ts'
import { ledgerChecks } from './rules/ledger-checks.ts'
import { owedChecks } from './rules/owed-checks.ts'
import { paymentChecks } from './rules/payment-checks.ts'
import { receiptChecks } from './rules/receipt-checks.ts'

const checks = [...ledgerChecks, ...paymentChecks, ...owedChecks, ...receiptChecks]

export const booksExtensions = [
  notificationEvents.add(faultsFound),
  ...checks.map((check) => bookCheck.add(checkByStatement(check))),
]
