/** The five kinds of accounts. Assets and expenses increase by debits, the others by credits. */
export const accountKinds = ['asset', 'liability', 'income', 'expense', 'equity'] as const

export type AccountKind = (typeof accountKinds)[number]

export const accountPurposes = [
  'gateway',
  'cash',
  'bank',
  'cheques',
  'income',
  'receivable',
  'business',
  'customer credit',
  'gift card',
  'goodwill',
  'expired credit',
  'reward points',
  'reward cost',
  'volunteer credit',
  'affiliate',
  'affiliate commission',
  'pledge',
  'tax',
  // Unallocated payments. The books are append-only: the database refuses to change the purpose of an account.
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
  'gift card': 'liability',
  goodwill: 'expense',
  'expired credit': 'income',
  'reward points': 'liability',
  'reward cost': 'expense',
  'volunteer credit': 'expense',
  affiliate: 'liability',
  'affiliate commission': 'expense',
  pledge: 'liability',
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

const prepaid: ReadonlySet<AccountPurpose> = new Set(['customer credit', 'gift card', 'reward points'])

/**
 * False for customer credit, gift cards and reward points, which must not be spent twice; elsewhere a refund may precede the payment
 * that covers it.
 */
export const isOverdraftAllowed = (purpose: AccountPurpose): 0 | 1 => (prepaid.has(purpose) ? 0 : 1)
