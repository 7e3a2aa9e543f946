import type { AccountKind } from '../../../data/money/ledger.ts'

/** Assets and expenses grow on the debit side, the others on the credit side. */
export const growsByDebit = (kind: AccountKind): boolean => kind === 'asset' || kind === 'expense'

/** A balance as people say it: what is on the account's own side is above zero. Never minus nothing. */
export const ownSide = (kind: AccountKind, balance: number): number =>
  (growsByDebit(kind) ? balance : -balance) || 0
