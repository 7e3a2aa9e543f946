import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call, MelaError, resource, type Filter } from '#client'

type Text = string | null

/** A payment, as far as the desk reads it. Amounts are decimals, as the wire has them. */
export interface Payment {
  name: string
  state: string
  amount: number
  captured_amount: number
  refunded_amount: number
  fee: number | null
  reference_type: Text
  reference_name: Text
  description: Text
  payer_name: Text
  payer_email: Text
  payer_phone: Text
  /** The user who paid, where he was signed in: credit is given to nobody else. */
  payer: Text
  gateway: string
  gateway_order: Text
  gateway_payment: Text
  method: Text
  error: Text
  expires_at: Text
  captured_at: Text
  application: string
  attention: Text
  attention_note: Text
  is_held: 0 | 1
  duplicate_of: Text
  creation: string
  modified: string
}

const rowFields = [
  ...(['name', 'state', 'amount', 'captured_amount', 'refunded_amount'] as const),
  ...(['reference_type', 'reference_name', 'description', 'payer_name', 'payer'] as const),
  ...(['gateway', 'method', 'attention', 'attention_note', 'application', 'is_held'] as const),
  ...(['captured_at', 'creation', 'modified'] as const),
]

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

export const readFilter = (text: string | null): PaymentFilter =>
  paymentFilters.find((filter) => filter === text) ?? 'all'

const searched = ['name', 'payer_name', 'reference_name', 'gateway_order', 'gateway_payment'] as const

export interface PaymentQuestion {
  filter: PaymentFilter
  search: string
}

const pageLength = 50

/** Payments, the newest first, page after page. */
export function usePayments({ filter, search }: PaymentQuestion) {
  return useInfiniteQuery({
    queryKey: ['list', 'Payment', 'pages', filter, search],
    queryFn: ({ pageParam }) =>
      resource<Payment>('Payment').list({
        fields: rowFields,
        filters: conditions[filter],
        ...(search === ''
          ? {}
          : { orFilters: searched.map((field) => [field, 'like', `%${search}%`] as const) }),
        orderBy: 'creation desc',
        start: pageParam,
        pageLength,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < pageLength ? undefined : pages.flat().length),
    placeholderData: keepPreviousData,
  })
}

/** The payments that came last. */
export function useLatestPayments(count: number) {
  return useQuery({
    queryKey: ['list', 'Payment', 'latest', count],
    queryFn: () =>
      resource<Payment>('Payment').list({ fields: rowFields, orderBy: 'creation desc', pageLength: count }),
  })
}

/** How many payments are in a state of this kind. */
export function usePaymentCount(filter: PaymentFilter, isWanted = true) {
  return useQuery({
    queryKey: ['list', 'Payment', 'count', filter],
    queryFn: () => call('mela.desk.get_count', { doctype: 'Payment', filters: [...conditions[filter]] }),
    enabled: isWanted,
  })
}

const allFields = [
  ...rowFields,
  ...(['fee', 'payer_email', 'payer_phone', 'gateway_order', 'gateway_payment'] as const),
  ...(['error', 'expires_at', 'duplicate_of'] as const),
]

async function readPayment(name: string): Promise<Payment> {
  const [payment] = await resource<Payment>('Payment').list({
    fields: allFields,
    filters: [['name', '=', name]],
    pageLength: 1,
  })
  if (!payment) throw new MelaError(404, 'DoesNotExistError', `There is no payment ${name}`)
  return payment
}

export function usePayment(name: string) {
  return useQuery({ queryKey: ['list', 'Payment', 'one', name], queryFn: () => readPayment(name) })
}

export interface Refund {
  name: string
  payment: string
  state: string
  amount: number
  destination: 'source' | 'credit'
  reason: string
  gateway_refund: Text
  done_at: Text
  error: Text
  creation: string
}

/** What was paid back of a payment, or is on its way. */
export function useRefunds(payment: string) {
  return useQuery({
    queryKey: ['list', 'Refund', payment],
    queryFn: () =>
      resource<Refund>('Refund').list({
        fields: [
          ...(['name', 'payment', 'state', 'amount', 'destination', 'reason'] as const),
          ...(['gateway_refund', 'done_at', 'error', 'creation'] as const),
        ],
        filters: [['payment', '=', payment]],
        orderBy: 'creation asc',
        pageLength: 100,
      }),
  })
}

export interface GatewayEvent {
  name: string
  payment: Text
  gateway: string
  event_type: string
  state: string
  received_at: string
  error: Text
}

/** What the gateway wrote about a payment. */
export function useGatewayEvents(payment: string, isWanted: boolean) {
  return useQuery({
    queryKey: ['list', 'Gateway Event', payment],
    queryFn: () =>
      resource<GatewayEvent>('Gateway Event').list({
        fields: ['name', 'payment', 'gateway', 'event_type', 'state', 'received_at', 'error'],
        filters: [['payment', '=', payment]],
        orderBy: 'received_at asc',
        pageLength: 100,
      }),
    enabled: isWanted,
  })
}
