import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { guest } from '#framework/permissions'
import { captureStoredValue, type BusinessShares, type Payable, type PaymentDoc } from '#money/payments'
import { walletErrors } from '../errors.ts'
import { requireWallet } from '../settings/wallet-settings.queries.ts'
import {
  chooseCredits,
  remainingCredit,
  sumUses,
  type CreditUse,
} from '../wallet-credit/choose-credits.rules.ts'
import { listOpenCredits, type WalletCreditDoc } from '../wallet-credit/wallet-credit.queries.ts'
import { WalletCredit } from '../wallet-credit/wallet-credit.doctype.ts'
import { WalletSpend } from '../wallet-credit/wallet-spend.doctype.ts'

export interface WalletPayment {
  /** Owner of the wallet. */
  readonly user: string
  readonly type: string
  readonly name: string
  /** Minor units: exactly this is spent, or nothing. */
  readonly amount: number
  readonly idempotencyKey: string
  readonly opensWith?: string
}

async function readShares(
  documents: Documents,
  handler: Payable,
  { name, credits }: { readonly name: string; readonly credits: readonly WalletCreditDoc[] },
): Promise<BusinessShares> {
  const hasScoped = credits.some(({ business }) => business !== null)
  return (hasScoped ? await handler.businessShares?.(documents, name) : null) ?? new Map<string, number>()
}

async function recordUse(
  documents: Documents,
  payment: string,
  { credit, use }: { readonly credit: WalletCreditDoc; readonly use: CreditUse },
): Promise<void> {
  const { name } = credit
  const { amount } = use
  await documents.save(WalletCredit, name, {
    used_amount: credit.used_amount + amount,
    ...(remainingCredit(credit) === amount ? { state: 'used' } : {}),
  })
  await documents.insert(WalletSpend, { wallet_credit: name, payment, amount })
}

/** Takes an amount from the credits. The customer's ledger account is locked, so that two phones wait for each other. */
async function takeCredits(
  documents: Documents,
  { user, type, name, amount }: WalletPayment,
  { payment, handler }: { readonly payment: PaymentDoc; readonly handler: Payable },
): Promise<void> {
  const credits = await listOpenCredits(documents, user)
  const shares = await readShares(documents, handler, { name, credits })
  const uses = chooseCredits(credits, { type, amount, shares, today: documents.today })
  if (sumUses(uses) < amount) throw walletErrors.not_enough(sumUses(uses))
  const byName = new Map(credits.map((credit) => [credit.name, credit]))
  for (const use of uses) {
    const credit = byName.get(use.credit)
    if (credit) await recordUse(documents, payment.name, { credit, use })
  }
}

/**
 * Pays a document, or a part of it, from a customer's wallet in the caller's transaction. `documents` acts as the
 * system for the customer.
 */
export async function spendFromWallet(
  documents: Documents,
  context: Context,
  wanted: WalletPayment,
): Promise<PaymentDoc> {
  if (wanted.user === guest.user) throw walletErrors.sign_in()
  await requireWallet(documents)
  const { user, ...request } = wanted
  return captureStoredValue(documents, context, {
    ...request,
    ...{ gateway: 'Wallet', user, giftCard: null },
    take: (payment, handler) => takeCredits(documents, wanted, { payment, handler }),
  })
}
