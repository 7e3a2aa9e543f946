import { createHmac } from 'node:crypto'
import { GatewayRefused, type Checkout, type Gateway, type GatewayView } from '#money/payments'
import { cross } from './sample-crossings.ts'
import { arrivalOf, type Answered } from './sample-questions.ts'

/** The gateway whose door, and name, the model takes over. */
export const GATEWAY = 'Razorpay'
export const HOOK = '/hooks/razorpay'

type NewOrder = Parameters<Gateway['createOrder']>[0]
type NewRefund = Parameters<Gateway['refund']>[0]

export type Attempt = {
  -readonly [Key in keyof GatewayView['payments'][number]]: GatewayView['payments'][number][Key]
}
export type Back = {
  -readonly [Key in keyof GatewayView['refunds'][number]]: GatewayView['refunds'][number][Key]
}

export type Claim = {
  -readonly [Key in keyof GatewayView['disputes'][number]]: GatewayView['disputes'][number][Key]
}

export interface ModelOrder extends Answered {
  readonly order: string
  readonly wanted: NewOrder
  readonly attempts: Attempt[]
  readonly refunds: Back[]
  readonly disputes: Claim[]
}

/** An event as the gateway sends it. */
export interface ModelEvent {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

export interface ModelGateway extends Gateway {
  /** What really happened, whoever heard of it: the orders that were made for a bill, the first one first. */
  ordersOf(bill: string): readonly ModelOrder[]
  /** The payer, his bank or staff do something with an order outside. What they did is sent as an event, unless it is null. */
  act(order: ModelOrder, run: (next: (kind: string) => string) => string | null): void
  /** The payer was given the way to an order: before that he cannot pay it, for nobody but the gateway knows of it. */
  handOut(checkout: Checkout): void
  /** Those of a bill's orders that its payer can pay. */
  payableOf(bill: string): readonly ModelOrder[]
  /** Events that wait to be delivered, in order. */
  outboxOf(bill: string): ModelEvent[]
  /** Time goes on: what is asked from now on is asked later than what was asked before. */
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

/** Money that the payer gets back, however it was asked for. Null when there is not that much left. */
export function giveBack(order: ModelOrder, wanted: Omit<Back, 'id' | 'state'>, id: string): Back | null {
  const attempt = order.attempts.find((one) => one.id === wanted.payment)
  if (attempt?.state !== 'captured' || wanted.amount > leftOf(order, attempt)) return null
  const back: Back = { ...wanted, id, state: 'pending' }
  order.refunds.push(back)
  attempt.refunded += back.amount
  return back
}

/** A bank gives an answer to a refund: it arrived, or it cannot. */
export function answerRefund(order: ModelOrder, back: Back, state: 'done' | 'failed'): void {
  const attempt = order.attempts.find(({ id }) => id === back.payment)
  if (back.state !== 'pending' || !attempt) return
  back.state = state
  if (state === 'failed') attempt.refunded -= back.amount
}

/** Whatever the gateway does may be broken off before it was done, and after. */
function around<T>(run: () => T): T {
  cross('gateway')
  const result = run()
  cross('gateway')
  return result
}

/** All that is known at the gateway. */
function createShelves() {
  const byReference = new Map<string, ModelOrder>()
  const byBill = new Map<string, ModelOrder[]>()
  const byName = new Map<string, ModelOrder>()
  const outboxes = new Map<string, ModelEvent[]>()
  const handedOut = new Set<string>()
  let last = 0
  let moment = 0
  return {
    now: () => moment,
    nextMoment: () => void (moment += 1),
    ...{ byReference, byBill, byName, outboxes, handedOut },
    next: (kind: string) => `${kind}_${(last += 1)}`,
    put(order: ModelOrder) {
      byReference.set(order.wanted.reference, order)
      byBill.set(order.wanted.description, [...(byBill.get(order.wanted.description) ?? []), order])
      byName.set(order.order, order)
      return order
    },
    forget: () => [byReference, byBill, byName, outboxes, handedOut].forEach((shelf) => shelf.clear()),
  }
}

type Shelves = ReturnType<typeof createShelves>

function outboxOf({ outboxes }: Shelves, bill: string): ModelEvent[] {
  const outbox = outboxes.get(bill) ?? []
  outboxes.set(bill, outbox)
  return outbox
}

function tell(shelves: Shelves, { wanted, order }: ModelOrder, type: string): void {
  const body = JSON.stringify({ id: shelves.next('evt'), type, order })
  outboxOf(shelves, wanted.description).push({ body, headers: { 'x-model-signature': signatureOf(body) } })
}

function orderOfPayment({ byName }: Shelves, payment: string): ModelOrder {
  const found = byName.get(payment.split('/')[0] ?? '')
  if (!found) throw refusal('refund', 'there is no such payment')
  return found
}

function capture(shelves: Shelves, payment: string): void {
  const order = orderOfPayment(shelves, payment)
  const attempt = order.attempts.find(({ id }) => id === payment)
  if (attempt?.state !== 'authorised') return
  attempt.state = 'captured'
  tell(shelves, order, 'payment.captured')
}

function payBack(shelves: Shelves, { payment, amount, reference }: NewRefund) {
  const order = orderOfPayment(shelves, payment)
  const earlier = order.refunds.find((one) => one.reference === reference)
  const back = earlier ?? giveBack(order, { payment, amount, reference }, shelves.next('rfnd'))
  if (!back) throw refusal('refund', 'there is not that much left')
  if (back.state === 'failed') throw refusal('refund', 'the bank refused it')
  return { id: back.id, state: back.state }
}

/** A gateway in memory, as exact as a service outside: it does what it is asked once, and knows what it did. */
export function modelGateway(): ModelGateway {
  const shelves = createShelves()
  const { byReference, byBill, byName, handedOut, next } = shelves
  const made = (wanted: NewOrder) =>
    shelves.put({ order: next('order'), wanted, attempts: [], refunds: [], disputes: [], newest: -1 })
  return {
    name: GATEWAY,
    forget: shelves.forget,
    nextMoment: shelves.nextMoment,
    ordersOf: (bill) => byBill.get(bill) ?? [],
    handOut: (checkout) =>
      void (checkout.kind === 'redirect' && handedOut.add(new URL(checkout.url).pathname.slice(1))),
    payableOf: (bill) => (byBill.get(bill) ?? []).filter(({ order }) => handedOut.has(order)),
    outboxOf: (bill) => outboxOf(shelves, bill),
    act(order, run) {
      const type = run(next)
      if (type !== null) tell(shelves, order, type)
    },
    createOrder: async (wanted) =>
      around(() => {
        const { order } = byReference.get(wanted.reference) ?? made(wanted)
        return { order, checkout: { kind: 'redirect', url: `https://gateway.example/${order}` } }
      }),
    async fetchOrder(order) {
      const found = byName.get(order)
      const moment = shelves.now()
      const view = around(() => found && viewOf(found))
      if (found) await arrivalOf(found, moment)
      return view ?? null
    },
    capture: async (payment) => around(() => capture(shelves, payment)),
    refund: async (wanted) => around(() => payBack(shelves, wanted)),
    readEvent: readModelEvent,
  }
}

const viewOf = ({ order, attempts: payments, refunds, disputes }: ModelOrder): GatewayView =>
  structuredClone({ order, payments, refunds, disputes })

function readModelEvent(
  raw: Buffer,
  headers: Readonly<Record<string, string | undefined>>,
): ReturnType<Gateway['readEvent']> {
  if (headers['x-model-signature'] !== signatureOf(raw)) return null
  const told: unknown = JSON.parse(raw.toString('utf8'))
  const word = (key: string) => String(Reflect.get(Object(told), key))
  const [id, type, order] = [word('id'), word('type'), word('order')]
  return { id, type, order, payment: null, dispute: null, occurredAt: new Date() }
}

function refusal(operation: 'refund' | 'fetchOrder', said: string): GatewayRefused {
  return new GatewayRefused({ gateway: GATEWAY, operation, status: 400, said })
}
