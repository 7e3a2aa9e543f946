import type { Documents } from '#framework/documents'
import { findOrCreateAccount, LedgerAccount, post, type AccountSelector } from '#money/ledger'
import { remainingCredit } from './choose-credits.rules.ts'
import { addCredit, walletAccount, type WalletCreditDoc } from './wallet-credit.queries.ts'
import { WalletCredit } from './wallet-credit.doctype.ts'

/** Sources of credit that is earned, with the accounts that bear its cost. It can be withdrawn. */
const costs = {
  'volunteer hours': { purpose: 'volunteer credit' },
} as const satisfies Readonly<Partial<Record<WalletCreditDoc['source'], AccountSelector>>>

type EarnedSource = keyof typeof costs

const isEarned = (source: WalletCreditDoc['source']): source is EarnedSource => Object.hasOwn(costs, source)

interface CreditReference {
  readonly type: string
  readonly name: string
}

const MAX_CREDITS = 1000

/** Takes an amount back from one credit, as much as it has. Returns what it lacked. */
async function takeBack(documents: Documents, credit: WalletCreditDoc, wanted: number): Promise<number> {
  const { name, user, source, reason, withdrawn_amount } = credit
  const amount = Math.min(wanted, remainingCredit(credit))
  if (amount <= 0 || !isEarned(source)) return wanted
  const isEmpty = amount === remainingCredit(credit)
  await documents.save(WalletCredit, name, {
    withdrawn_amount: withdrawn_amount + amount,
    ...(isEmpty ? { state: 'withdrawn' } : {}),
  })
  await post(documents, {
    kind: 'withdrawal',
    source: { type: WalletCredit.name, name },
    idempotencyKey: `withdrawal:${name}:${withdrawn_amount}`,
    ...(reason === null ? {} : { memo: reason }),
    lines: [
      { account: walletAccount(user), amount },
      { account: costs[source], amount: -amount },
    ],
  })
  return wanted - amount
}

/** Takes an amount back from a customer's open credits of one source. Returns what they lacked. */
async function takeFromOthers(
  documents: Documents,
  { user, source }: Pick<WalletCreditDoc, 'user' | 'source'>,
  wanted: number,
): Promise<number> {
  const open = await documents.find(WalletCredit, {
    where: { user, source, state: 'open' },
    order_by: 'creation asc, name asc',
    limit: MAX_CREDITS,
  })
  let lacking = wanted
  for (const credit of open) if (lacking > 0) lacking = await takeBack(documents, credit, lacking)
  return lacking
}

const lockWallet = async (documents: Documents, user: string): Promise<void> => {
  await documents.lock(LedgerAccount, await findOrCreateAccount(documents, walletAccount(user)))
}

export interface EarnedCredit {
  readonly user: string
  readonly source: EarnedSource
  /** Minor units. */
  readonly amount: number
  readonly expires_on: string | null
  /** Type of the documents that the credit pays. */
  readonly only_for: string
  readonly reason: string
  readonly reference: CreditReference
}

/**
 * Gives credit that a document earned, and posts it against its cost. The document's type calls it once. `documents` acts
 * as the system.
 */
export async function grantEarnedCredit(documents: Documents, earned: EarnedCredit): Promise<void> {
  const { user, source, amount, reason, reference } = earned
  await lockWallet(documents, user)
  await addCredit(documents, { ...earned, business: null, funded_by: null })
  await post(documents, {
    kind: 'volunteer credit',
    source: reference,
    idempotencyKey: `earned:${reference.type}:${reference.name}`,
    memo: reason,
    lines: [
      { account: costs[source], amount },
      { account: walletAccount(user), amount: -amount },
    ],
  })
  await settleOwedCredit(documents, user)
}

/**
 * Withdraws the credit that a document gave: from the credit, then from the customer's others of its source. What was
 * already spent is owed, and taken from the next credit of the source. Repeated calls change nothing. `documents` acts as
 * the system.
 */
export async function withdrawEarnedCredit(
  documents: Documents,
  { type, name }: CreditReference,
): Promise<void> {
  const [found] = await documents.find(WalletCredit, {
    where: { reference_type: type, reference_name: name },
    limit: 1,
  })
  if (!found) return
  await lockWallet(documents, found.user)
  const credit = await documents.lock(WalletCredit, found.name)
  if (credit.withdrawn_on !== null) return
  const wanted = credit.amount - credit.expired_amount
  const lacking = await takeFromOthers(documents, credit, await takeBack(documents, credit, wanted))
  await documents.save(WalletCredit, credit.name, { withdrawn_on: documents.today, owed_amount: lacking })
}

/** Takes what a customer owes from credit that has just been added. The customer's account is locked. */
export async function settleOwedCredit(documents: Documents, user: string): Promise<void> {
  const owing = await documents.find(WalletCredit, {
    where: { user, owed_amount: ['>', 0] },
    order_by: 'creation asc, name asc',
    limit: MAX_CREDITS,
  })
  for (const { name, source, owed_amount } of owing) {
    const lacking = await takeFromOthers(documents, { user, source }, owed_amount)
    if (lacking < owed_amount) await documents.save(WalletCredit, name, { owed_amount: lacking })
  }
}
