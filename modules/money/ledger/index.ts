import { defineModule } from '#framework/modules'
import { DatedRate } from './dated-rate/dated-rate.doctype.ts'
import { datedRateHooks } from './dated-rate/dated-rate.hooks.ts'
import { ledgerHooks } from './entry/ledger.hooks.ts'
import { LedgerAccount } from './account/ledger-account.doctype.ts'
import { LedgerEntry } from './entry/ledger-entry.doctype.ts'
import { LedgerLine } from './entry/ledger-line.doctype.ts'
import { ClosingBalance, PeriodClose } from './period-close/period-close.doctype.ts'
import { closePeriod } from './period-close/close-period.ts'
import { getAccounts } from './account/get-accounts.ts'
import { getStatement } from './statement/get-statement.ts'
import { getTakings } from './takings/get-takings.ts'
import { messages } from './messages.ts'

export {
  createQueryCheck,
  sqlText,
  bookkeepingCheck,
  MAX_DISCREPANCIES,
  type BookkeepingCheck,
  type Discrepancy,
} from './extension-points.ts'
export { getBalance } from './account/get-accounts.ts'
export { findOrCreateAccount } from './account/find-accounts.ts'
export { post } from './entry/post.ts'
export { findRate } from './dated-rate/find-rate.ts'
export { readStatement, type StatementInput, type StatementLine } from './statement/get-statement.ts'
export { reverse } from './entry/reverse.ts'

export { type AccountSelector, type Posting, type PostingLine } from './entry/posting.ts'

export { ClosingBalance, LedgerAccount, LedgerEntry, LedgerLine, PeriodClose }

export const ledger = defineModule({
  name: 'ledger',
  deskSection: 'money',
  docTypes: [LedgerAccount, LedgerEntry, LedgerLine, PeriodClose, ClosingBalance, DatedRate],
  systemTypes: [LedgerLine, ClosingBalance],
  methods: { getStatement, getAccounts, getTakings, closePeriod },
  hooks: [...ledgerHooks, datedRateHooks],
  messages,
})
