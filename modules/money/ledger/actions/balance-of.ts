import type { Documents } from '#framework/documents'
import { documentErrors } from '#framework/errors'
import { LedgerAccount } from '../doctypes/ledger-account.doctype.ts'
import { HOUSE_CURRENCY, type AccountWanted } from '../rules/posting.ts'

function question(account: string | AccountWanted) {
  if (typeof account === 'string') return { name: account }
  const { purpose, party, currency = HOUSE_CURRENCY } = account
  // Filters of the dialect know '' as nothing: the empty party is found by what is not set.
  return { purpose, party_type: party?.type ?? null, party: party?.name ?? null, currency }
}

/**
 * What stands on an account in minor units, debits less credits: credit that a customer has is below zero. An account by
 * purpose that nobody has needed yet holds nothing.
 */
export async function balanceOf(documents: Documents, account: string | AccountWanted): Promise<number> {
  const [found] = await documents
    .asSystem()
    .find(LedgerAccount, { where: question(account), fields: ['balance'], limit: 1 })
  if (found) return found.balance
  if (typeof account === 'string') throw documentErrors.notFound(LedgerAccount.name, account)
  return 0
}
