import { useMemo } from 'react'
import { titleKey, useLinkTitles } from '../../../data/link/link-titles.ts'
import { useTypes } from '../../../data/document/desk-types.ts'
import type { Account, AccountKind } from '../../../data/money/ledger.ts'
import { useTypeLabel } from '../use-money.ts'

type Owned = Pick<Account, 'party_type' | 'party'>

export function useParties(accounts: readonly Owned[]): (account: Owned) => string {
  const { data: types = [] } = useTypes()
  const [fields, rows] = useMemo(() => {
    const owned = [...new Set(accounts.map(({ party_type }) => party_type))].filter((type) => type !== '')
    return [
      owned.map((type) => ({ fieldname: type, fieldtype: 'Link' as const, options: [type] })),
      accounts.map(({ party_type, party }) => ({ [party_type]: party })),
    ]
  }, [accounts])
  const titles = useLinkTitles(fields, rows)
  return ({ party_type, party }) => {
    // Accounts of a whole type, such as the income by contributions, have the type's label.
    if (party_type === 'DocType') return types.find(({ name }) => name === party)?.label ?? party
    return titles.get(titleKey(party_type, party)) || party
  }
}

export function useAccountTitle(account: Owned & Pick<Account, 'purpose'>): string {
  const labelOf = useTypeLabel('Ledger Account')
  const { party_type, party } = account
  const accounts = useMemo(() => [{ party_type, party }], [party_type, party])
  const owner = useParties(accounts)(account)
  const purpose = labelOf(account.purpose)
  const beginning = purpose.charAt(0).toLocaleUpperCase() + purpose.slice(1)
  return [beginning, owner].filter(Boolean).join(': ')
}

/** Returns true for assets and expenses, which grow on the debit side. */
export const growsByDebit = (kind: AccountKind): boolean => kind === 'asset' || kind === 'expense'

/** Returns a balance with the account's own side positive. It never returns -0. */
export const ownSide = (kind: AccountKind, balance: number): number =>
  (growsByDebit(kind) ? balance : -balance) || 0
