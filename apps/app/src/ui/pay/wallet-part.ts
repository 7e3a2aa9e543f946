import type { Wallet } from '../wallet/wallet-calls.ts'
import type { PayDue } from './pay-calls.ts'

/** Documents that a wallet may pay: as a whole, or also a part. */
const payableFromWallet: ReadonlyMap<string, 'whole' | 'parts'> = new Map([
  ['Order', 'parts'],
  ['Fee', 'parts'],
  ['Event Registration', 'whole'],
])

/** Returns what a wallet can pay of a document, as a decimal: credit of one business is for checkout only. */
export function walletPart(
  wallet: Pick<Wallet, 'anywhere' | 'currency'> | null,
  type: string,
  due: Pick<PayDue, 'amount' | 'currency'>,
): number {
  const accepts = payableFromWallet.get(type)
  if (wallet === null || accepts === undefined || wallet.currency !== due.currency) return 0
  if (wallet.anywhere >= due.amount) return due.amount
  return accepts === 'parts' ? wallet.anywhere : 0
}
