import type { Wallet } from '../wallet/wallet-calls.ts'
import type { PayDue } from './pay-calls.ts'

/** Documents that a wallet may pay: as a whole, or also a part. */
const payableFromWallet: ReadonlyMap<string, 'whole' | 'parts'> = new Map([
  ['Order', 'parts'],
  ['Fee', 'parts'],
  ['Event Registration', 'whole'],
])

/**
 * Returns what a wallet can pay of a document, as a decimal: credit of one business is for checkout only, and credit for
 * fees pays fees.
 */
export function walletPart(
  wallet: Pick<Wallet, 'anywhere' | 'only_for' | 'currency'> | null,
  type: string,
  due: Pick<PayDue, 'amount' | 'currency'>,
): number {
  const accepts = payableFromWallet.get(type)
  if (wallet === null || accepts === undefined || wallet.currency !== due.currency) return 0
  const own = wallet.only_for.filter((one) => one.type === type)
  const usable = own.reduce(
    (sum, { amount }) => sum + Math.round(amount * 100),
    Math.round(wallet.anywhere * 100),
  )
  if (usable >= Math.round(due.amount * 100)) return due.amount
  return accepts === 'parts' ? usable / 100 : 0
}
