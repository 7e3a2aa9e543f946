import { User } from '#framework/identity'
import type { Documents } from '#framework/documents'
import type { Allocation, Due, PaidFor, Payable, Refusal } from '#money/payments'
import { message } from '../messages.ts'
import { addCredit, walletAccount } from '../wallet-credit/wallet-credit.queries.ts'
import { WalletTopUp } from './wallet-top-up.doctype.ts'

async function due(documents: Documents, name: string): Promise<Due | null> {
  const { state, user, amount } = await documents.lock(WalletTopUp, name)
  if (state !== 'open') return null
  const { full_name, email, phone } = await documents.get(User, user)
  return {
    ...{ amount, currency: 'INR', description: `Wallet top-up ${name}`, organisation: null },
    payer: { name: full_name ?? email ?? phone ?? user, email, phone, user },
    returnPath: '/tabs/wallet',
  }
}

/** Adds the money as credit that does not expire. */
async function settle(
  documents: Documents,
  { name, payment, amount }: PaidFor,
): Promise<Allocation | Refusal> {
  const topUp = await documents.lock(WalletTopUp, name)
  const { state, user } = topUp
  if (state !== 'open') return { refusal: message('wallet.payment.paid_already') }
  if (amount !== topUp.amount) return { refusal: message('wallet.payment.other_amount') }
  await documents.save(WalletTopUp, name, { state: 'paid', payment })
  await addCredit(documents, {
    ...{ user, amount, source: 'top-up', business: null, only_for: null, funded_by: null, expires_on: null },
    reason: name,
    reference: { type: WalletTopUp.name, name },
  })
  return { credits: [{ account: walletAccount(user), amount, memo: name }] }
}

/** Payable handler. It owes nothing back: money in a wallet is not paid out in cash. */
export const payableTopUp: Payable = { type: WalletTopUp.name, due, settle, owedBack: async () => null }
