import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import {
  payable,
  Payment,
  Refund,
  renewedExpiry,
  type CreditedRefund,
  type PaymentDoc,
} from '#money/payments'
import { expiryDay, readWalletSettings } from '../settings/wallet-settings.queries.ts'
import { settleOwedCredit } from '../wallet-credit/earned-credit.ts'
import { addCredit } from '../wallet-credit/wallet-credit.queries.ts'
import { WalletCredit } from '../wallet-credit/wallet-credit.doctype.ts'
import { WalletSpend } from '../wallet-credit/wallet-spend.doctype.ts'

const MAX_SPENDS = 500

/** Gives what a wallet paid back as credit with the terms it had, the longest-lasting first. */
async function returnSpends(documents: Documents, credit: CreditedRefund): Promise<void> {
  const { payment, refund, user, reason } = credit
  const spends = await documents.find(WalletSpend, {
    where: { payment },
    order_by: 'creation desc',
    limit: MAX_SPENDS,
  })
  let rest = credit.amount
  for (const { name, wallet_credit, amount: spent, returned_amount } of spends) {
    const amount = Math.min(rest, spent - returned_amount)
    if (amount <= 0) continue
    rest -= amount
    const { source, business, only_for, funded_by, expires_on } = await documents.get(
      WalletCredit,
      wallet_credit,
    )
    await documents.save(WalletSpend, name, { returned_amount: returned_amount + amount })
    await addCredit(documents, {
      ...{ user, amount, source, business, only_for, funded_by, reason },
      expires_on: expires_on && renewedExpiry(expires_on, documents.today),
      reference: { type: Refund.name, name: refund },
    })
  }
  if (rest > 0) throw new Error(`${payment} returns ${rest} more than the wallet paid`)
  await settleOwedCredit(documents, user)
}

/** Returns the business that sold everything in the paid document; null for several. */
async function findOnlyBusiness(
  documents: Documents,
  { extensions }: Context,
  { reference_type, reference_name }: PaymentDoc,
): Promise<string | null> {
  const handler = extensions(payable).find(({ type }) => type === reference_type)
  if (reference_name === null || !handler?.businessShares) return null
  const [first, ...others] = (await handler.businessShares(documents, reference_name)).keys()
  return others.length === 0 ? (first ?? null) : null
}

/** Records credit that a refund posted: of a gateway's payment as new credit, of a wallet's as it was before. */
export async function returnToWallet(
  documents: Documents,
  context: Context,
  credit: CreditedRefund,
): Promise<void> {
  const payment = await documents.get(Payment, credit.payment)
  if (payment.gateway === 'Wallet') return returnSpends(documents, credit)
  const { scope, refund_days } = await readWalletSettings(documents)
  const { refund, user, amount, reason } = credit
  const isScoped = scope === 'business of the credit'
  await addCredit(documents, {
    ...{ user, amount, reason, source: 'refund', only_for: null, funded_by: null },
    business: isScoped ? await findOnlyBusiness(documents, context, payment) : null,
    expires_on: expiryDay(documents.today, refund_days),
    reference: { type: Refund.name, name: refund },
  })
}
