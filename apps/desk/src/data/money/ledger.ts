import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { methodRequest, resource, send } from '#client'

export const accountKinds = ['asset', 'liability', 'income', 'expense', 'equity'] as const

export type AccountKind = (typeof accountKinds)[number]

/** A place where value stands. The balance is debits less credits, a decimal. */
export interface Account {
  name: string
  account_name: string
  kind: AccountKind
  purpose: string
  party_type: string
  party: string
  currency: string
  balance: number
  line_count: number
}

interface AccountSum {
  kind: AccountKind
  currency: string
  balance: number
}

interface AccountPage {
  accounts: Account[]
  /** Of all that was asked for, not of this page alone. */
  sums: AccountSum[]
  count: number
}

const mostAccounts = 200

/** The accounts of one kind, page after page. */
export function useAccounts(kind: AccountKind) {
  return useInfiniteQuery({
    queryKey: ['list', 'Ledger Entry', 'accounts', kind],
    queryFn: ({ pageParam }) =>
      send<AccountPage>(
        methodRequest('mela.ledger.get_accounts', { kind, start: pageParam, limit: mostAccounts }),
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const have = pages.reduce((count, page) => count + page.accounts.length, 0)
      return have < last.count ? have : undefined
    },
  })
}

/** Whether any money has ever moved. */
export function useHasAccounts() {
  return useQuery({
    queryKey: ['list', 'Ledger Entry', 'has accounts'],
    queryFn: () => send<AccountPage>(methodRequest('mela.ledger.get_accounts', { limit: 1 })),
    select: ({ count }) => count > 0,
  })
}

/** What stands on all accounts that are for one thing. */
export function usePurposeSum(purpose: string) {
  return useQuery({
    queryKey: ['list', 'Ledger Entry', 'purpose', purpose],
    queryFn: () => send<AccountPage>(methodRequest('mela.ledger.get_accounts', { purpose, limit: 1 })),
    select: ({ sums }) => sums.reduce((sum, { balance }) => sum + balance, 0),
  })
}

/** A movement on an account, with what it left there. */
export interface StatementLine {
  sequence: number
  posting_date: string
  creation: string
  entry: string
  kind: string
  amount: number
  balance: number
  memo: string | null
  source_type: string
  source_name: string
}

export interface Statement {
  account: Pick<
    Account,
    | 'name'
    | 'account_name'
    | 'kind'
    | 'purpose'
    | 'party_type'
    | 'party'
    | 'currency'
    | 'balance'
    | 'line_count'
  >
  lines: StatementLine[]
  opening: number
  closing: number
  /** What to ask with `before` for the lines behind these; null where there are none. */
  next: number | null
}

export interface StatementQuestion {
  account: string
  /** Days, 'YYYY-MM-DD'; empty where the time has no end. */
  from: string
  until: string
}

/** A page of a statement; `before` null begins with the newest. */
export function readStatement(
  { account, from, until }: StatementQuestion,
  page: { before: number | null; limit: number },
): Promise<Statement> {
  const period = { ...(from === '' ? {} : { from }), ...(until === '' ? {} : { until }) }
  const place = page.before === null ? {} : { before: page.before }
  const wanted = { account, limit: page.limit, ...period, ...place }
  return send<Statement>(methodRequest('mela.ledger.get_statement', wanted))
}

const pageLength = 50
const firstPage: number | null = null

export function useStatement(question: StatementQuestion) {
  return useInfiniteQuery({
    queryKey: ['list', 'Ledger Entry', 'statement', question],
    queryFn: ({ pageParam }) => readStatement(question, { before: pageParam, limit: pageLength }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
  })
}

/** An entry of the books that a document is the source of. */
export interface Entry {
  name: string
  kind: string
  posting_date: string
  total: number
  memo: string | null
  source_type: string
  source_name: string
  reverses: string | null
  creation: string
}

/** What the books say of these documents, in the order in which it was written. */
export function useEntriesOf(sources: readonly string[]) {
  return useQuery({
    queryKey: ['list', 'Ledger Entry', sources],
    queryFn: () =>
      resource<Entry>('Ledger Entry').list({
        fields: [
          ...(['name', 'kind', 'posting_date', 'total', 'memo'] as const),
          ...(['source_type', 'source_name', 'reverses', 'creation'] as const),
        ],
        filters: [['source_name', 'in', sources]],
        orderBy: 'creation asc',
        pageLength: 200,
      }),
    enabled: sources.length > 0,
  })
}
