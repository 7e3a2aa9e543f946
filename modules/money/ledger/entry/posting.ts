import type { EntryKind } from './entry-kinds.ts'
import type { AccountPurpose } from '../account/account-purposes.rules.ts'

interface Reference {
  readonly type: string
  readonly name: string
}

/** Identifies an account by purpose and party, in INR by default. It is created on first use. */
export interface AccountSelector {
  readonly purpose: AccountPurpose
  readonly party?: Reference
  readonly currency?: string
  /** True for an account that cannot exist yet, such as that of a new document; it is created with the entry. */
  readonly isNew?: true
}

export interface PostingLine {
  readonly account: string | AccountSelector
  /** Minor units: positive debit, negative credit, not zero. */
  readonly amount: number
  readonly memo?: string
}

export interface Posting {
  readonly kind: EntryKind
  readonly lines: readonly PostingLine[]
  readonly source: Reference
  readonly idempotencyKey: string
  /** 'YYYY-MM-DD'; defaults to today. */
  readonly postingDate?: string
  readonly memo?: string
  readonly reverses?: string
}

export const DEFAULT_CURRENCY = 'INR'
