import type { EntryKind } from './entry-kinds.ts'
import type { AccountPurpose } from '../account/account-purposes.rules.ts'

/** Who or what a posting is about, by type and name. */
interface Reference {
  readonly type: string
  readonly name: string
}

/** An account by what it is for, and for whom; INR unless told. It is made when it is first wanted. */
export interface AccountSelector {
  readonly purpose: AccountPurpose
  readonly party?: Reference
  readonly currency?: string
  /** In a posting: it cannot be there yet, and is made with the entry. A document that was made just now has such accounts. */
  readonly isNew?: true
}

export interface PostingLine {
  /** Name of a Ledger Account, or what it is for. */
  readonly account: string | AccountSelector
  /** Minor units: a debit above zero, a credit below it; never zero. */
  readonly amount: number
  readonly memo?: string
}

/** Value that moves: balanced lines in one currency, the document that they come from, and a key that lets it happen once. */
export interface Posting {
  readonly kind: EntryKind
  readonly lines: readonly PostingLine[]
  readonly source: Reference
  readonly idempotencyKey: string
  /** 'YYYY-MM-DD'; today unless told. */
  readonly postingDate?: string
  readonly memo?: string
  /** Name of the entry that this one takes back. */
  readonly reverses?: string
}

export const DEFAULT_CURRENCY = 'INR'
