import { defineModule } from '#framework/modules'
import { messages } from './messages.ts'

export {
  householdLines,
  type HouseholdLines,
  type HouseholdChangeRow,
  type HouseholdDocumentRow,
} from './extension-points.ts'
export { readHouseholdLines, type HouseholdLine } from './household/read-household-lines.ts'
export { unitOf } from './household/household-line.rules.ts'
export { renderStatement } from './print/render-statement.ts'
export { createStatementSheet } from './print/statement-sheet.ts'

/** Statements of accounts for customers: what modules charge, and what the ledger has for it. */
export const statements = defineModule({ name: 'statements', deskSection: 'money', messages })
