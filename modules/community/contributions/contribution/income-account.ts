import type { AccountSelector } from '#money/ledger'

/** Whose income it is: each purpose has an account of its own. */
export const PURPOSE_TYPE = 'Contribution Purpose'

export function purposeIncomeAccount(purpose: string): AccountSelector {
  return { purpose: 'income', party: { type: PURPOSE_TYPE, name: purpose } }
}
