export const entryKinds = [
  'sale',
  'capture',
  'refund',
  'refund paid',
  'counter payment',
  'reversal',
  'cash collection',
  'deposit',
  'fee',
  'dispute',
  'allocation',
  'adjustment',
  'goodwill',
  'expiry',
  'redemption',
  'reward',
  'commission',
  'payout',
  'opening',
] as const

export type EntryKind = (typeof entryKinds)[number]
