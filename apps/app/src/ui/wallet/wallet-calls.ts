import { useQueryClient } from '@tanstack/react-query'
import { call, methodRead } from '#client'
import type { Methods } from '#contract'
import { useAccount } from '../../data/account.ts'
import type { PageCall } from '../../data/page-call.ts'
import { ownKey } from '../../data/query/own-responses.ts'
import { useOwnCall } from '../../data/query/use-own-call.ts'
import { useSettings } from '../../data/site.ts'

/** Caller's credit. Money is a decimal, days are 'YYYY-MM-DD'. */
export type Wallet = Methods['mela.wallet.get_wallet']['output']

export type Statement = Methods['mela.wallet.get_wallet_statement']['output']

export type StatementLine = Statement['lines'][number]

export const walletPath = '/tabs/wallet'

export const walletCall: PageCall<Wallet> = { ...methodRead('mela.wallet.get_wallet'), key: 'wallet' }

export const statementCall: PageCall<Statement> = {
  ...methodRead('mela.wallet.get_wallet_statement'),
  key: 'wallet-statement',
}

export const readEarlierLines = (before: number): Promise<Statement> =>
  call('mela.wallet.get_wallet_statement', { before })

export const topUpWallet = (input: Methods['mela.wallet.top_up']['input']) =>
  call('mela.wallet.top_up', input)

export const useIsWalletOn = (): boolean => useSettings()?.enable_wallet === 1

/** Returns the caller's wallet; null for a guest, while it loads and when wallets are off. */
export function useWallet(): Wallet | null {
  const isOn = useIsWalletOn()
  const { data } = useOwnCall(isOn ? walletCall : undefined).query
  return data?.is_on === 1 ? data : null
}

/** Returns a function that reads balance and statement again, after money has moved. */
export function useReadWalletAgain(): () => Promise<void> {
  const client = useQueryClient()
  const account = useAccount()
  return async () => {
    if (account === null) return
    const keys = [walletCall.key, statementCall.key].map((key) => ownKey(account, key))
    await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })))
  }
}
