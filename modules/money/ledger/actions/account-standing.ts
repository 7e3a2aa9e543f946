import type { AccountKind, AccountPurpose } from '../rules/purposes.ts'

/** An account and where it stands now. The balance is in minor units, debits above zero. */
export interface AccountStanding {
  readonly name: string
  readonly account_name: string
  readonly kind: AccountKind
  readonly purpose: AccountPurpose
  /** Whose it is, or what for; empty where it is nobody's in particular. */
  readonly party_type: string
  readonly party: string
  readonly currency: string
  /** Now, whatever page of a statement is shown. */
  readonly balance: number
  readonly line_count: number
}
