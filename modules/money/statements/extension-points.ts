import type { RawBuilder } from 'kysely'
import { extensionPoint } from '#framework/modules'
import type { HouseholdKind, Movement } from './household/household-line.rules.ts'

/** People and days of a statement. The caller of the statement has checked that each of them may be listed. */
export interface HouseholdRequest {
  /** Users whose own documents are listed. */
  readonly users: readonly string[]
  /** Children whose records are listed. */
  readonly students: readonly string[]
  /** Children whose fees are listed. */
  readonly feesOf: readonly string[]
  /** First day, 'YYYY-MM-DD'. */
  readonly from: string
  readonly to: string
}

/** A document that payments pay. Its payments and refunds are read from the ledger. */
export interface HouseholdDocumentRow {
  readonly kind: HouseholdKind
  readonly type: string
  readonly name: string
  readonly title: string
  readonly student: string | null
  readonly user: string | null
  /** Purpose of the ledger account that its payments are allocated to. */
  readonly account: 'receivable' | 'income' | 'gift card'
  /** True when a refund also reduces what is charged, so that nothing is due again. */
  readonly ends_with_refund: boolean
}

/** A change that no payment makes: an amount charged, credit, points, or hours. */
export interface HouseholdChangeRow {
  readonly kind: HouseholdKind
  readonly movement: Movement
  readonly date: string
  /** Minor units, points or minutes; what is charged or added is positive. */
  readonly amount: number
  readonly title: string
  readonly detail: string | null
  readonly student: string | null
  readonly user: string | null
  readonly type: string
  readonly name: string
}

/**
 * The part of a module in a household's statement. Both are queries whose columns have the order of the rows above; one
 * statement reads the parts of all modules.
 */
export interface HouseholdLines {
  readonly documents?: (request: HouseholdRequest) => RawBuilder<HouseholdDocumentRow>
  readonly changes?: (request: HouseholdRequest) => RawBuilder<HouseholdChangeRow>
}

export const householdLines = extensionPoint<HouseholdLines>('statements.household_lines')
