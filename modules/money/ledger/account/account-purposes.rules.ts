/** The five kinds of accounts. Assets and expenses grow on the debit side, the others on the credit side. */
export const accountKinds = ['asset', 'liability', 'income', 'expense', 'equity'] as const

export type AccountKind = (typeof accountKinds)[number]

/** What an account is for. Together with whose it is and its currency it names one account. */
export const accountPurposes = [
  'gateway',
  'cash',
  'bank',
  'cheques',
  'income',
  'receivable',
  'business',
  'customer credit',
  'tax',
  'unapplied',
  'refunds due',
  'disputed',
  'dispute losses',
  'fees',
  'cash collections',
  'opening',
] as const

export type AccountPurpose = (typeof accountPurposes)[number]

const kinds: Readonly<Record<AccountPurpose, AccountKind>> = {
  gateway: 'asset',
  cash: 'asset',
  bank: 'asset',
  cheques: 'asset',
  income: 'income',
  receivable: 'asset',
  business: 'liability',
  'customer credit': 'liability',
  tax: 'liability',
  unapplied: 'liability',
  'refunds due': 'liability',
  disputed: 'asset',
  'dispute losses': 'expense',
  fees: 'expense',
  'cash collections': 'asset',
  opening: 'equity',
}

export const accountKindOf = (purpose: AccountPurpose): AccountKind => kinds[purpose]

/**
 * Whether a balance may go to the other side of its account. Credit that somebody owns cannot be spent twice; elsewhere a
 * refund may well come before the money it is paid from.
 */
export const isOverdraftAllowed = (purpose: AccountPurpose): 0 | 1 => (purpose === 'customer credit' ? 0 : 1)
