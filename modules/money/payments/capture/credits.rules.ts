/** A ledger account and its amount in minor units: where a payment's money is, or is debited. */
export interface Credit {
  readonly account: string
  readonly amount: number
  readonly memo?: string
}

function isCredit(value: unknown): value is Credit {
  return (
    typeof value === 'object' &&
    value !== null &&
    'account' in value &&
    typeof value.account === 'string' &&
    'amount' in value &&
    typeof value.amount === 'number'
  )
}

export function assignAccounts(
  credits: readonly { readonly amount: number }[],
  accounts: readonly string[],
): readonly Credit[] {
  return credits.map(({ amount }, index) => ({ account: accounts[index] ?? '', amount }))
}

export function parseCredits(text: string | null): readonly Credit[] {
  const value: unknown = JSON.parse(text ?? '[]')
  if (!Array.isArray(value) || !value.every(isCredit)) throw new Error('Credits of a payment are unreadable')
  return value
}

export function serializeCredits(credits: readonly Credit[]): string {
  return JSON.stringify(credits.map(({ account, amount }) => ({ account, amount })))
}

export function subtractCredits(credits: readonly Credit[], debits: readonly Credit[]): readonly Credit[] {
  const sums = new Map<string, number>()
  for (const { account, amount } of debits) sums.set(account, (sums.get(account) ?? 0) + amount)
  return credits.map(({ account, amount }) => {
    const used = Math.min(amount, sums.get(account) ?? 0)
    sums.set(account, (sums.get(account) ?? 0) - used)
    return { account, amount: amount - used }
  })
}
