import { useInfiniteQuery } from '@tanstack/react-query'
import { call, methodRequest } from '#client'
import { listKey, useCall, useList } from '#client/react'
import type { DocumentTypes, Methods } from '#contract'

export const accountKinds = ['asset', 'liability', 'income', 'expense', 'equity'] as const

export type AccountKind = (typeof accountKinds)[number]

/** Ledger account. The balance is debits less credits, as a decimal. */
export type Account = Methods['mela.ledger.get_accounts']['output']['accounts'][number]

const mostAccounts = 200

export function useAccounts(kind: AccountKind) {
  return useInfiniteQuery({
    queryKey: [...listKey('Ledger Entry'), 'accounts', kind],
    queryFn: ({ pageParam }) =>
      call('mela.ledger.get_accounts', { kind, start: pageParam, limit: mostAccounts }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const have = pages.reduce((count, page) => count + page.accounts.length, 0)
      return have < last.count ? have : undefined
    },
  })
}

export function useHasAccounts() {
  return useCall(methodRequest('mela.ledger.get_accounts', { limit: 1 }), {
    scope: listKey('Ledger Entry'),
    select: ({ count }) => count > 0,
  })
}

export function usePurposeSum(purpose: Account['purpose']) {
  return useCall(methodRequest('mela.ledger.get_accounts', { purpose, limit: 1 }), {
    scope: listKey('Ledger Entry'),
    select: ({ sums }) => sums.reduce((sum, { balance }) => sum + balance, 0),
  })
}

/** Page of a statement; `next` and `opening` are passed to fetch older lines. */
export type Statement = Methods['mela.ledger.get_statement']['output']

export type StatementLine = Statement['lines'][number]

export interface StatementQuestion {
  account: string
  /** Days, 'YYYY-MM-DD'; empty for no limit. */
  from: string
  until: string
}

/** Page that was shown last; null to read the newest lines. */
type PreviousPage = Pick<Statement, 'next' | 'opening'> | null

export function readStatement(
  { account, from, until }: StatementQuestion,
  { after, limit }: { after: PreviousPage; limit: number },
): Promise<Statement> {
  const period = { ...(from === '' ? {} : { from }), ...(until === '' ? {} : { until }) }
  const place = after === null ? {} : { before: after.next, before_balance: after.opening }
  const wanted = { account, limit, ...period, ...place }
  return call('mela.ledger.get_statement', wanted)
}

const pageLength = 50
const firstPage: PreviousPage = null

export function useStatement(question: StatementQuestion) {
  return useInfiniteQuery({
    queryKey: [...listKey('Ledger Entry'), 'statement', question],
    queryFn: ({ pageParam }) => readStatement(question, { after: pageParam, limit: pageLength }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next, opening }) => (next === null ? null : { next, opening }),
  })
}

const entryFields = [
  ...(['name', 'kind', 'posting_date', 'total', 'memo'] as const),
  ...(['source_type', 'source_name', 'reverses', 'creation'] as const),
]

export type Entry = Pick<DocumentTypes['Ledger Entry'], (typeof entryFields)[number]>

export function useEntriesOf(sources: readonly string[]) {
  return useList(
    'Ledger Entry',
    {
      fields: entryFields,
      filters: [['source_name', 'in', sources]],
      orderBy: 'creation asc',
      pageLength: 200,
    },
    { enabled: sources.length > 0 },
  )
}
