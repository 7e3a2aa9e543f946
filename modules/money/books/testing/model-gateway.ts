import { createHmac } from 'node:crypto'
import { GatewayRefused, type Checkout, type Gateway, type GatewayOrder } from '#money/payments'
import { crossBoundary, recordResponse, type QueriedOrder } from './fault-injection.ts'

export const GATEWAY = 'Razorpay'
export const WEBHOOK_PATH = '/hooks/razorpay'

type NewOrder = Parameters<Gateway['createOrder']>[0]
type NewRefund = Parameters<Gateway['refund']>[0]

export type Attempt = {
  -readonly [Key in keyof GatewayOrder['payments'][number]]: GatewayOrder['payments'][number][Key]
}
export type ModelRefund = {
  -readonly [Key in keyof GatewayOrder['refunds'][number]]: GatewayOrder['refunds'][number][Key]
}

export type ModelDispute = {
  -readonly [Key in keyof GatewayOrder['disputes'][number]]: GatewayOrder['disputes'][number][Key]
}

export interface ModelOrder extends QueriedOrder {
  readonly order: string
  readonly wanted: NewOrder
  readonly attempts: Attempt[]
  readonly refunds: ModelRefund[]
  readonly disputes: ModelDispute[]
}

export interface ModelEvent {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

export interface ModelGateway extends Gateway {
  ordersOf(bill: string): readonly ModelOrder[]
  /** Performs an action of payer, bank or staff on an order. It is sent as an event, unless null. */
  act(order: ModelOrder, run: (next: (kind: string) => string) => string | null): void
  /** Makes an order payable: before its checkout is known, only the gateway knows of the order. */
  makePayable(checkout: Checkout): void
  payableOf(bill: string): readonly ModelOrder[]
  outboxOf(bill: string): ModelEvent[]
  /** Advances time, so that later queries are newer. */
  nextMoment(): void
  forget(): void
}

const SECRET = 'model secret'

const signatureOf = (body: string | Buffer) => createHmac('sha256', SECRET).update(body).digest('hex')

const leftOf = ({ refunds }: ModelOrder, attempt: Attempt): number =>
  attempt.amount -
  refunds
    .filter(({ payment, state }) => payment === attempt.id && state !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0)

/** Records a refund; null when the remaining amount is insufficient. */
export function addRefund(
  order: ModelOrder,
  wanted: Omit<ModelRefund, 'id' | 'state'>,
  id: string,
): ModelRefund | null {
  const attempt = order.attempts.find((one) => one.id === wanted.payment)
  if (attempt?.state !== 'captured' || wanted.amount > leftOf(order, attempt)) return null
  const modelRefund: ModelRefund = { ...wanted, id, state: 'pending' }
  order.refunds.push(modelRefund)
  attempt.refunded += modelRefund.amount
  return modelRefund
}

export function completeRefund(order: ModelOrder, modelRefund: ModelRefund, state: 'done' | 'failed'): void {
  const attempt = order.attempts.find(({ id }) => id === modelRefund.payment)
  if (modelRefund.state !== 'pending' || !attempt) return
  modelRefund.state = state
  if (state === 'failed') attempt.refunded -= modelRefund.amount
}

function runAtGateway<T>(run: () => T): T {
  crossBoundary('gateway')
  const result = run()
  crossBoundary('gateway')
  return result
}

function createStore() {
  const byReference = new Map<string, ModelOrder>()
  const byBill = new Map<string, ModelOrder[]>()
  const byName = new Map<string, ModelOrder>()
  const outboxes = new Map<string, ModelEvent[]>()
  const payable = new Set<string>()
  let last = 0
  let moment = 0
  return {
    now: () => moment,
    nextMoment: () => void (moment += 1),
    ...{ byReference, byBill, byName, outboxes, payable },
    next: (kind: string) => `${kind}_${(last += 1)}`,
    put(order: ModelOrder) {
      byReference.set(order.wanted.reference, order)
      byBill.set(order.wanted.description, [...(byBill.get(order.wanted.description) ?? []), order])
      byName.set(order.order, order)
      return order
    },
    forget: () =>
      [byReference, byBill, byName, outboxes, payable].forEach((collection) => collection.clear()),
  }
}

type GatewayStore = ReturnType<typeof createStore>

function outboxOf({ outboxes }: GatewayStore, bill: string): ModelEvent[] {
  const outbox = outboxes.get(bill) ?? []
  outboxes.set(bill, outbox)
  return outbox
}

function queueEvent(store: GatewayStore, { wanted, order }: ModelOrder, type: string): void {
  const body = JSON.stringify({ id: store.next('evt'), type, order })
  outboxOf(store, wanted.description).push({ body, headers: { 'x-model-signature': signatureOf(body) } })
}

function orderOfPayment({ byName }: GatewayStore, payment: string): ModelOrder {
  const found = byName.get(payment.split('/')[0] ?? '')
  if (!found) throw refusal('refund', 'there is no such payment')
  return found
}

function capture(store: GatewayStore, payment: string): void {
  const order = orderOfPayment(store, payment)
  const attempt = order.attempts.find(({ id }) => id === payment)
  if (attempt?.state !== 'authorised') return
  attempt.state = 'captured'
  queueEvent(store, order, 'payment.captured')
}

function refundPayment(store: GatewayStore, { payment, amount, reference }: NewRefund) {
  const order = orderOfPayment(store, payment)
  const earlier = order.refunds.find((one) => one.reference === reference)
  const modelRefund = earlier ?? addRefund(order, { payment, amount, reference }, store.next('rfnd'))
  if (!modelRefund) throw refusal('refund', 'there is not that much left')
  if (modelRefund.state === 'failed') throw refusal('refund', 'the bank refused it')
  return { id: modelRefund.id, state: modelRefund.state }
}

/** Model of a gateway in memory with exact records; idempotent like the real service. */
export function modelGateway(): ModelGateway {
  const store = createStore()
  const { byReference, byBill, byName, payable, next } = store
  const made = (wanted: NewOrder) =>
    store.put({ order: next('order'), wanted, attempts: [], refunds: [], disputes: [], newest: -1 })
  return {
    name: GATEWAY,
    forget: store.forget,
    nextMoment: store.nextMoment,
    ordersOf: (bill) => byBill.get(bill) ?? [],
    makePayable: (checkout) =>
      void (checkout.kind === 'redirect' && payable.add(new URL(checkout.url).pathname.slice(1))),
    payableOf: (bill) => (byBill.get(bill) ?? []).filter(({ order }) => payable.has(order)),
    outboxOf: (bill) => outboxOf(store, bill),
    act(order, run) {
      const type = run(next)
      if (type !== null) queueEvent(store, order, type)
    },
    createOrder: async (wanted) =>
      runAtGateway(() => {
        const { order } = byReference.get(wanted.reference) ?? made(wanted)
        return { order, checkout: { kind: 'redirect', url: `https://gateway.example/${order}` } }
      }),
    async fetchOrder(order) {
      const found = byName.get(order)
      const moment = store.now()
      const view = runAtGateway(() => found && toGatewayOrder(found))
      if (found) await recordResponse(found, moment)
      return view ?? null
    },
    capture: async (payment) => runAtGateway(() => capture(store, payment)),
    refund: async (wanted) => runAtGateway(() => refundPayment(store, wanted)),
    readEvent: readModelEvent,
  }
}

const toGatewayOrder = ({ order, attempts: payments, refunds, disputes }: ModelOrder): GatewayOrder =>
  structuredClone({ order, payments, refunds, disputes })

function readModelEvent(
  raw: Buffer,
  headers: Readonly<Record<string, string | undefined>>,
): ReturnType<Gateway['readEvent']> {
  if (headers['x-model-signature'] !== signatureOf(raw)) return null
  const payload: unknown = JSON.parse(raw.toString('utf8'))
  const readText = (key: string) => String(Reflect.get(Object(payload), key))
  const [id, type, order] = [readText('id'), readText('type'), readText('order')]
  return { id, type, order, payment: null, dispute: null, occurredAt: new Date() }
}

function refusal(operation: 'refund' | 'fetchOrder', reason: string): GatewayRefused {
  return new GatewayRefused({ gateway: GATEWAY, operation, status: 400, reason })
}
