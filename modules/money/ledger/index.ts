import { defineModule } from '#framework/modules'
import { DatedRate } from './doctypes/dated-rate.doctype.ts'
import { datedRateHooks } from './doctypes/dated-rate.hooks.ts'
import { ledgerHooks } from './doctypes/ledger.hooks.ts'
import { LedgerAccount } from './doctypes/ledger-account.doctype.ts'
import { LedgerEntry } from './doctypes/ledger-entry.doctype.ts'
import { LedgerLine } from './doctypes/ledger-line.doctype.ts'
import { ClosingBalance, PeriodClose } from './doctypes/period-close.doctype.ts'
import { closePeriod } from './methods/close-period.ts'
import { getAccounts } from './methods/get-accounts.ts'
import { getStatement } from './methods/get-statement.ts'
import { getTakings } from './methods/get-takings.ts'
import { messages } from './messages.ts'

export { askBooks } from './actions/ask-books.ts'
export { balanceOf } from './actions/balance-of.ts'
export { accountFor } from './actions/find-accounts.ts'
export { post } from './actions/post.ts'
export { rateOn, type Rate } from './actions/rate-on.ts'
export {
  readStatement,
  type Statement,
  type StatementLine,
  type StatementWanted,
} from './actions/read-statement.ts'
export { reverse } from './actions/reverse.ts'
export { sqlText } from './rules/sql-text.ts'
export { bookCheck, MOST_FAULTS, type BookCheck, type BookFault } from './extension-points.ts'
export { entryKinds, type EntryKind } from './rules/entry-kinds.ts'
export { HOUSE_CURRENCY, type AccountWanted, type Posting, type PostingLine } from './rules/posting.ts'
export { accountPurposes, type AccountKind, type AccountPurpose } from './rules/purposes.ts'
export { ClosingBalance, DatedRate, LedgerAccount, LedgerEntry, LedgerLine, PeriodClose }

export const ledger = defineModule({
  name: 'ledger',
  shelf: 'money',
  docTypes: [LedgerAccount, LedgerEntry, LedgerLine, PeriodClose, ClosingBalance, DatedRate],
  systemTypes: [LedgerLine, ClosingBalance],
  methods: { getStatement, getAccounts, getTakings, closePeriod },
  hooks: [...ledgerHooks, datedRateHooks],
  messages,
})
