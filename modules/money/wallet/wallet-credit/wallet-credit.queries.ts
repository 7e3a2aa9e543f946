import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import type { AccountSelector } from '#money/ledger'
import { WalletCredit } from './wallet-credit.doctype.ts'

export type WalletCreditDoc = Doc<typeof WalletCredit>

/** Limit of open credits of one customer. */
const MAX_CREDITS = 1000

export const walletAccount = (user: string): AccountSelector => ({
  purpose: 'customer credit',
  party: { type: 'User', name: user },
})

/** Returns a customer's open credits, also those whose last day is over and that are not expired yet. */
export function listOpenCredits(documents: Documents, user: string): Promise<readonly WalletCreditDoc[]> {
  return documents.asSystem().find(WalletCredit, {
    where: { user, state: 'open' },
    order_by: 'creation asc',
    limit: MAX_CREDITS,
  })
}

interface NewCredit extends Pick<
  WalletCreditDoc,
  'user' | 'source' | 'amount' | 'expires_on' | 'business' | 'only_for'
> {
  readonly reason: string
  readonly funded_by: string | null
  readonly reference: { readonly type: string; readonly name: string }
}

const MAX_REASON_LENGTH = 300

/** Adds a credit; its entry on `walletAccount` is the caller's, in the same transaction. */
export function addCredit(
  documents: Documents,
  { reference, reason, ...credit }: NewCredit,
): Promise<WalletCreditDoc> {
  return documents.asSystem().insert(WalletCredit, {
    ...credit,
    reason: reason.slice(0, MAX_REASON_LENGTH),
    reference_type: reference.type,
    reference_name: reference.name,
  })
}
