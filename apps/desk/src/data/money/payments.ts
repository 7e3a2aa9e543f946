import { useQuery } from '@tanstack/react-query'
import { fileAddress, MelaError, resource, type Filter, clientSettings, methodRequest } from '#client'
import { listKey, useCall, useList, useListPages } from '#client/react'
import type { DocumentTypes } from '#contract'
import { useLanguage } from '../../language/language.tsx'
import { useRefundsDueCount } from './manual-payments.ts'

const rowFields = [
  ...(['name', 'state', 'amount', 'captured_amount', 'refunded_amount', 'lost_amount'] as const),
  ...(['reference_type', 'reference_name', 'description', 'payer_name', 'payer'] as const),
  ...(['gateway', 'method', 'attention', 'attention_note', 'allocation', 'is_held'] as const),
  ...(['captured_at', 'creation', 'modified'] as const),
]

const allFields = [
  ...rowFields,
  ...(['fee', 'payer_email', 'payer_phone', 'gateway_order', 'gateway_payment'] as const),
  ...(['error', 'expires_at', 'duplicate_of'] as const),
]

/** Payment as the desk reads it. Amounts are decimals, as on the wire. */
export type Payment = Pick<DocumentTypes['Payment'], (typeof allFields)[number]>

export type PaymentRow = Pick<Payment, (typeof rowFields)[number]>

export const paymentFilters = ['all', 'open', 'attention', 'refunded', 'failed', 'disputed'] as const

export type PaymentFilter = (typeof paymentFilters)[number]

const conditions: Readonly<Record<PaymentFilter, readonly Filter<keyof Payment>[]>> = {
  all: [],
  open: [['state', 'in', ['created', 'authorised']]],
  attention: [['attention', 'is', 'set']],
  refunded: [['state', 'in', ['part refunded', 'refunded']]],
  failed: [['state', 'in', ['failed', 'expired']]],
  disputed: [['state', '=', 'disputed']],
}

export const readPaymentFilter = (text: string | null): PaymentFilter =>
  paymentFilters.find((filter) => filter === text) ?? 'all'

const searched = ['name', 'payer_name', 'reference_name', 'gateway_order', 'gateway_payment'] as const

export interface PaymentQuestion {
  filter: PaymentFilter
  search: string
}

const pageLength = 50

export function usePayments({ filter, search }: PaymentQuestion) {
  const found = searched.map((field) => [field, 'like', `%${search}%`] as const)
  return useListPages(
    'Payment',
    {
      fields: rowFields,
      filters: conditions[filter],
      ...(search === '' ? {} : { orFilters: found }),
      orderBy: 'creation desc',
      pageLength,
    },
    true,
  )
}

export function usePaymentCount(filter: PaymentFilter, isWanted = true) {
  return useCall(
    methodRequest('mela.desk.get_count', { doctype: 'Payment', filters: [...conditions[filter]] }),
    { scope: listKey('Payment'), enabled: isWanted },
  )
}

async function readPayment(name: string): Promise<Payment> {
  const [payment] = await resource('Payment').list({
    fields: allFields,
    filters: [['name', '=', name]],
    pageLength: 1,
  })
  if (!payment) throw new MelaError(404, 'DoesNotExistError', `There is no payment ${name}`)
  return payment
}

export function usePayment(name: string) {
  return useQuery({ queryKey: [...listKey('Payment'), 'one', name], queryFn: () => readPayment(name) })
}

/** Fetches the refundable amount of a payment and the reason for a lower limit; again when the payment changes. */
export function useRefundable(payment: string, isWanted: boolean) {
  const { language } = useLanguage()
  return useCall(methodRequest('mela.payments.get_refundable', { payment }), {
    scope: [...listKey('Payment'), language],
    enabled: isWanted,
  })
}

const refundFields = [
  ...(['name', 'payment', 'state', 'amount', 'destination', 'reason'] as const),
  ...(['gateway_refund', 'done_at', 'error', 'creation'] as const),
]

export type Refund = Pick<DocumentTypes['Refund'], (typeof refundFields)[number]>

export function useRefunds(payment: string) {
  return useList('Refund', {
    fields: refundFields,
    filters: [['payment', '=', payment]],
    orderBy: 'creation asc',
    pageLength: 100,
  })
}

const eventFields = [
  ...(['name', 'payment', 'gateway', 'event_type', 'state', 'received_at', 'error'] as const),
]

export type GatewayEvent = Pick<DocumentTypes['Gateway Event'], (typeof eventFields)[number]>

export function useGatewayEvents(payment: string, isWanted: boolean) {
  return useList(
    'Gateway Event',
    {
      fields: eventFields,
      filters: [['payment', '=', payment]],
      orderBy: 'received_at asc',
      pageLength: 100,
    },
    { enabled: isWanted },
  )
}

const receiptFields = [
  ...(['name', 'receipt_number', 'issued_on', 'state', 'amount', 'payer_name'] as const),
  ...(['payer_email', 'payment', 'manual_payment', 'cancelled_on', 'creation', 'modified'] as const),
]

export type Receipt = Pick<DocumentTypes['Receipt'], (typeof receiptFields)[number]>

export function useReceiptsOf(place: 'payment' | 'manual_payment', names: readonly string[]) {
  return useList(
    'Receipt',
    { fields: receiptFields, filters: [[place, 'in', names]], orderBy: 'creation desc', pageLength: 200 },
    { enabled: names.length > 0 },
  )
}

export const receiptAddress = (receipt: string): string =>
  clientSettings.host + fileAddress('mela.receipts.download', { receipt })

interface NeedsYou {
  count: number | undefined
  refunds: number | undefined
}

/** Counts what is under 'Needs you', once for all places that show it. */
export function useNeedsYou(): NeedsYou {
  const { data: payments } = usePaymentCount('attention')
  const { data: refunds } = useRefundsDueCount()
  const isKnown = payments !== undefined && refunds !== undefined
  return { count: isKnown ? payments + refunds : undefined, refunds }
}
