import { useQuery } from '@tanstack/react-query'
import { call, resource, type Filter, methodRequest } from '#client'
import { listKey, useCall, useList, useListPages } from '#client/react'
import type { DocumentTypes } from '#contract'
import { useTypeNamed } from '../document/desk-types.ts'
import { useMatch } from '../link/link-options.ts'

export const manualPaymentMethods = ['cash', 'cheque', 'bank', 'UPI'] as const

export type ManualPaymentMethod = (typeof manualPaymentMethods)[number]

const fields = [
  ...(['name', 'state', 'method', 'amount', 'received_on', 'reference_number', 'bank'] as const),
  ...(['cheque_date', 'payer_name', 'reference_type', 'reference_name', 'description'] as const),
  ...(['receipt', 'creation', 'modified'] as const),
]

export type ManualPayment = Pick<DocumentTypes['Manual Payment'], (typeof fields)[number]>

const pageLength = 50

type ManualPaymentFilter = Filter<keyof ManualPayment>

const uncleared: readonly ManualPaymentFilter[] = [
  ['method', '=', 'cheque'],
  ['state', '=', 'received'],
]

type ManualPaymentSelection = 'all' | 'uncleared cheques'

export function useManualPayments(which: ManualPaymentSelection) {
  const isCheques = which === 'uncleared cheques'
  const filters = isCheques ? uncleared : []
  const orderBy = isCheques ? 'cheque_date asc' : 'creation desc'
  return useListPages('Manual Payment', { fields, filters, orderBy, pageLength }, true)
}

/** Fetches the balance due of a document. Null while the typed name is incomplete, because it names no document. */
export function useDue(reference_type: string, reference_name: string) {
  const target = useTypeNamed(reference_type)
  const match = useMatch(target)
  return useQuery({
    queryKey: ['money', 'due', reference_type, reference_name],
    queryFn: async () => {
      const { exact } = await match(reference_name)
      if (exact?.name !== reference_name) return null
      return call('mela.payments.get_options', { reference_type, reference_name })
    },
    enabled: target !== undefined && reference_name !== '',
    retry: false,
  })
}

export const payOutMethods = ['cash', 'bank', 'UPI'] as const

export type PayOutMethod = (typeof payOutMethods)[number]

const refundFields = [
  ...(['name', 'amount', 'payer_name', 'payer_phone', 'description', 'creation'] as const),
  ...(['reference_type', 'reference_name', 'payee', 'failed_refund'] as const),
]

export type ManualRefund = Pick<DocumentTypes['Manual Refund'], (typeof refundFields)[number]>

const due: readonly Filter<'state'>[] = [['state', '=', 'due']]

export function useRefundsDue() {
  const question = { fields: refundFields, filters: due, orderBy: 'creation asc', pageLength } as const
  return useListPages('Manual Refund', question, true)
}

const payeeParts = ['payee_upi', 'payee_name', 'payee_account', 'payee_ifsc'] as const

export interface WantedPayee {
  isSpecified: boolean
  method: PayOutMethod
  payee: Partial<Record<(typeof payeeParts)[number], string>>
}

function wantedIn(refund: DocumentTypes['Manual Refund']): WantedPayee {
  const specified = payeeParts.flatMap((part) => (refund[part] ? [[part, refund[part]] as const] : []))
  const { payee_method } = refund
  return {
    isSpecified: Boolean(payee_method),
    method: payee_method ?? 'cash',
    payee: Object.fromEntries(specified),
  }
}

/** Fetches the payee of a refund each time, because it may be corrected until the refund is paid. */
export function useWantedPayee(name: string) {
  return useQuery({
    queryKey: ['money', 'payee', name],
    queryFn: async () => wantedIn(await resource('Manual Refund').get(name)),
    staleTime: 0,
    gcTime: 0,
    // What is typed meanwhile stays.
    refetchOnWindowFocus: false,
  })
}

const collected: readonly Filter<'state'>[] = [['state', '=', 'collected']]

export function useOldestCollected() {
  return useList(
    'Cash Collection',
    { fields: ['collected_on'], filters: collected, orderBy: 'collected_on asc', pageLength: 1 },
    { select: ([oldest]) => oldest?.collected_on ?? null },
  )
}

export function useRefundsDueCount() {
  return useCall(methodRequest('mela.desk.get_count', { doctype: 'Manual Refund', filters: [...due] }), {
    scope: listKey('Manual Refund'),
  })
}
