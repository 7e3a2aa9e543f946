import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, resource, methodRequest } from '#client'
import { listKey, useCall, useMutationCall } from '#client/react'
import type { Methods } from '#contract'
import { useTypes } from '../document/desk-types.ts'

/** Payments and refunds by day from the ledger, today last. Amounts are decimals. */
export type Takings = Methods['mela.ledger.get_takings']['output']

export type DayTakings = Takings['days'][number]

export type MethodTakings = Takings['methods'][number]

export function useTakings() {
  return useCall(methodRequest('mela.ledger.get_takings'), { scope: listKey('Ledger Entry') })
}

const sources = ['Payment', 'Manual Payment', 'Cash Collection'] as const

type Source = (typeof sources)[number]

export interface LatestPayment {
  doctype: Source
  name: string
  payer: string | null
  paidFor: string
  state: string
  amount: number
  /** '2026-11-29 07:00:00.000000'; only the day for collected cash. */
  at: string
}

const shared = ['name', 'state', 'amount', 'payer_name', 'description', 'reference_name'] as const

async function paidOnline(count: number): Promise<LatestPayment[]> {
  const rows = await resource('Payment').list({
    fields: [...shared, 'creation'],
    orderBy: 'creation desc',
    pageLength: count,
  })
  return rows.map((row) => ({
    ...{ doctype: 'Payment', name: row.name, state: row.state, amount: row.amount, at: row.creation },
    ...{ payer: row.payer_name ?? null, paidFor: row.description ?? row.reference_name ?? '' },
  }))
}

async function paidManually(count: number): Promise<LatestPayment[]> {
  const rows = await resource('Manual Payment').list({
    fields: [...shared, 'creation'],
    orderBy: 'creation desc',
    pageLength: count,
  })
  return rows.map((row) => ({
    ...{ doctype: 'Manual Payment', name: row.name, state: row.state, amount: row.amount, at: row.creation },
    ...{ payer: row.payer_name, paidFor: row.description },
  }))
}

async function collected(count: number): Promise<LatestPayment[]> {
  const rows = await resource('Cash Collection').list({
    fields: [...shared, 'collected_on', 'creation'],
    filters: [['state', 'in', ['collected', 'deposited']]],
    orderBy: 'collected_on desc',
    pageLength: count,
  })
  return rows.map((row) => ({
    ...{ doctype: 'Cash Collection', name: row.name, state: row.state, amount: row.amount },
    ...{ payer: row.payer_name, paidFor: row.description, at: row.collected_on ?? row.creation },
  }))
}

const readers: Readonly<Record<Source, (count: number) => Promise<LatestPayment[]>>> = {
  Payment: paidOnline,
  'Manual Payment': paidManually,
  'Cash Collection': collected,
}

async function latestOf(from: readonly Source[], count: number): Promise<LatestPayment[]> {
  const found = await Promise.all(from.map((source) => readers[source](count)))
  return found
    .flat()
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, count)
}

export function useLatestPayments(count: number) {
  const { data: types } = useTypes()
  const from = sources.filter((source) => types?.some(({ name }) => name === source))
  return useQuery({
    queryKey: ['latest', 'payments', from, count],
    queryFn: () => latestOf(from, count),
    enabled: types !== undefined,
  })
}

export type BooksRun = NonNullable<Methods['mela.books.get_latest']['output']>

export type BooksCheck = BooksRun['checks'][number]

export type BooksFault = BooksCheck['discrepancies'][number]

const booksKey = (language: string) => ['money', 'books', language]

/** Fetches the latest bookkeeping check; null before the first. */
export function useBooks(language: string) {
  return useQuery({
    queryKey: booksKey(language),
    queryFn: async () => (await call('mela.books.get_latest', {})) ?? null,
  })
}

export function useCheckBooks(language: string) {
  const client = useQueryClient()
  return useMutationCall('mela.books.run', {
    onSettled: () => client.invalidateQueries({ queryKey: booksKey(language) }),
  })
}
