import type { Documents } from '#framework/documents'
import { documentErrors } from '#framework/errors'
import { LedgerAccount } from './ledger-account.doctype.ts'
import { DEFAULT_CURRENCY, type AccountSelector } from '../entry/posting.ts'
import type { AccountKind, AccountPurpose } from './account-purposes.rules.ts'

function createAccountFilter(account: string | AccountSelector) {
  if (typeof account === 'string') return { name: account }
  const { purpose, party, currency = DEFAULT_CURRENCY } = account
  // Filters of the dialect know '' as nothing: the empty party is found by what is not set.
  return { purpose, party_type: party?.type ?? null, party: party?.name ?? null, currency }
}

/**
 * What stands on an account in minor units, debits less credits: credit that a customer has is below zero. An account by
 * purpose that nobody has needed yet holds nothing.
 */
export async function getBalance(documents: Documents, account: string | AccountSelector): Promise<number> {
  const [found] = await documents
    .asSystem()
    .find(LedgerAccount, { where: createAccountFilter(account), fields: ['balance'], limit: 1 })
  if (found) return found.balance
  if (typeof account === 'string') throw documentErrors.notFound(LedgerAccount.name, account)
  return 0
}

/** An account and where it stands now. The balance is in minor units, debits above zero. */
export interface AccountBalance {
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
