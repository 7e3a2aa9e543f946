/** Where money of a payment stands, or from where it is taken: names of ledger accounts and minor units. */
export interface Credit {
  readonly account: string
  readonly amount: number
  /** What it is, for the line that books it. */
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

/** Credits by the names of their accounts, which stand in the same order. */
export function assignAccounts(
  credits: readonly { readonly amount: number }[],
  accounts: readonly string[],
): readonly Credit[] {
  return credits.map(({ amount }, index) => ({ account: accounts[index] ?? '', amount }))
}

/** What a document keeps as JSON. */
export function parseCredits(text: string | null): readonly Credit[] {
  const value: unknown = JSON.parse(text ?? '[]')
  if (!Array.isArray(value) || !value.every(isCredit)) throw new Error('Credits of a payment are unreadable')
  return value
}

export function serializeCredits(credits: readonly Credit[]): string {
  return JSON.stringify(credits.map(({ account, amount }) => ({ account, amount })))
}

/** What is left of credits after others were taken from them. */
export function subtractCredits(credits: readonly Credit[], debits: readonly Credit[]): readonly Credit[] {
  const sums = new Map<string, number>()
  for (const { account, amount } of debits) sums.set(account, (sums.get(account) ?? 0) + amount)
  return credits.map(({ account, amount }) => {
    const used = Math.min(amount, sums.get(account) ?? 0)
    sums.set(account, (sums.get(account) ?? 0) - used)
    return { account, amount: amount - used }
  })
}
