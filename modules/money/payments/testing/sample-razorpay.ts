import { createHmac, randomBytes } from 'node:crypto'
import type { SignedEvent } from './gateway-contract.ts'
import {
  openLocalService,
  type ServiceResponse,
  type ServiceRequest,
  type LocalService,
} from './service-failures.ts'
import { readText, readInteger } from '../gateways/read-response.ts'

/* Based on Razorpay's published API reference (orders, payments, refunds, disputes, webhooks) and the examples of its Node SDK, not on recorded responses. */

interface Order {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly receipt: string | null
}

interface Payment {
  readonly id: string
  readonly order_id: string
  readonly amount: number
  status: 'authorized' | 'captured' | 'refunded' | 'failed'
  captured: boolean
  amount_refunded: number
}

interface Refund {
  readonly id: string
  readonly payment_id: string
  readonly amount: number
  readonly receipt: string | null
  status: 'pending' | 'processed' | 'failed'
}

interface DisputeEntity {
  readonly id: string
  readonly payment_id: string
  readonly amount: number
  readonly amount_deducted: number
  readonly status: string
  readonly phase: string
}

const nameOf = (kind: string): string => `${kind}_${randomBytes(7).toString('hex')}`

const seconds = (): number => Math.floor(Date.now() / 1000)

const collection = (items: readonly unknown[]): ServiceResponse => ({
  status: 200,
  body: { entity: 'collection', count: items.length, items },
})

const refusal = (description: string, status = 400): ServiceResponse => ({
  status,
  body: {
    error: {
      ...{ code: 'BAD_REQUEST_ERROR', description, source: 'business', step: 'payment_initiation' },
      ...{ reason: 'input_validation_failed', metadata: {} },
    },
  },
})

const unknown = () => refusal('The id provided does not exist')

const paymentEntity = (payment: Payment) => ({
  ...{
    ...payment,
    entity: 'payment',
    currency: 'INR',
    invoice_id: null,
    international: false,
    method: 'upi',
  },
  ...{ refund_status: payment.amount_refunded > 0 ? 'partial' : null, description: null, card_id: null },
  ...{ bank: null, wallet: null, vpa: 'gaurav.kumar@exampleupi', email: null, contact: null, notes: [] },
  fee: payment.captured ? Math.round(payment.amount * 0.0236) : null,
  tax: payment.captured ? 4 : null,
  error_code: payment.status === 'failed' ? 'BAD_REQUEST_ERROR' : null,
  error_description: payment.status === 'failed' ? 'Your payment was declined by the bank.' : null,
  created_at: seconds(),
})

const refundEntity = (refund: Refund) => ({
  ...{
    ...refund,
    entity: 'refund',
    currency: 'INR',
    notes: [],
    acquirer_data: { arn: null },
    batch_id: null,
  },
  ...{ created_at: seconds(), speed_processed: 'normal', speed_requested: 'normal' },
})

export class SampleRazorpay {
  readonly keys = {
    keyId: 'rzp_test_1DP5mmOlF5G5ag',
    keySecret: 'thisissecret7Kx',
    webhookSecret: 'hooksecret9Qz',
  }
  readonly #orders = new Map<string, Order>()
  readonly #payments = new Map<string, Payment>()
  readonly #refunds: Refund[] = []
  #disputes: DisputeEntity[] = []
  #disputesFail: ServiceResponse | null = null
  readonly #kept = new Map<string, { body: string; refund: Refund }>()

  open(): Promise<LocalService> {
    return openLocalService((asked) => this.#answer(asked))
  }

  pay(order_id: string, outcome: 'captured' | 'authorised' | 'failed'): void {
    const amount = this.#orders.get(order_id)?.amount ?? 0
    const status = outcome === 'authorised' ? 'authorized' : outcome
    const id = nameOf('pay')
    this.#payments.set(id, {
      id,
      order_id,
      amount,
      status,
      captured: status === 'captured',
      amount_refunded: 0,
    })
  }

  releaseUncaptured(order: string): void {
    for (const payment of this.#payments.values())
      if (payment.order_id === order && !payment.captured) payment.status = 'refunded'
  }

  settleRefunds(outcome: 'done' | 'failed'): void {
    for (const refund of this.#refunds.filter(({ status }) => status === 'pending')) {
      refund.status = outcome === 'done' ? 'processed' : 'failed'
      const payment = this.#payments.get(refund.payment_id)
      if (payment && outcome === 'failed') payment.amount_refunded -= refund.amount
    }
  }

  dispute(payment_id: string, rest: Partial<DisputeEntity> = {}): string {
    const kind = { entity: 'dispute', phase: 'chargeback', reason_code: 'goods_not_received', status: 'open' }
    const sum = { amount: this.#payments.get(payment_id)?.amount ?? 0, currency: 'INR', amount_deducted: 0 }
    const dispute = { id: nameOf('disp'), payment_id, ...kind, ...sum, created_at: seconds(), ...rest }
    this.#disputes = [dispute, ...this.#disputes]
    return dispute.id
  }

  changeDispute(id: string, changes: Partial<DisputeEntity>): void {
    this.#disputes = this.#disputes.map((one) => (one.id === id ? { ...one, ...changes } : one))
  }

  /** Response to requests for disputes, to which an account may have no access. */
  failDisputes(status: number | null): void {
    this.#disputesFail = status === null ? null : refusal('Access denied', status)
  }

  eventOfDispute(id: string): SignedEvent {
    const dispute = this.#disputes.find((one) => one.id === id)
    return this.#signed({ event: 'payment.dispute.created', payload: { dispute: { entity: dispute } } }, 0)
  }

  eventAbout(order: string, secondsAgo: number): SignedEvent {
    const payment = [...this.#payments.values()].find(({ order_id }) => order_id === order)
    const entity = payment && paymentEntity(payment)
    return this.#signed({ event: 'payment.captured', payload: { payment: { entity } } }, secondsAgo)
  }

  #signed(event: { event: string; payload: object }, secondsAgo: number): SignedEvent {
    const head = { entity: 'event', account_id: 'acc_BFQ7uQEaa7j2z7', contains: Object.keys(event.payload) }
    const raw = Buffer.from(JSON.stringify({ ...head, ...event, created_at: seconds() - secondsAgo }))
    const signature = createHmac('sha256', this.keys.webhookSecret).update(raw).digest('hex')
    return { raw, headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': nameOf('evt') } }
  }

  #answer(asked: ServiceRequest): ServiceResponse {
    const { keyId, keySecret } = this.keys
    const word = Buffer.from(`${keyId}:${keySecret}`).toString('base64')
    if (asked.headers['authorization'] !== `Basic ${word}`) return refusal('Authentication failed', 401)
    const [, , kind, id = '', part] = asked.path.split('/')
    if (kind === 'disputes') return this.#disputesFail ?? this.#answerDisputes(asked, id)
    if (kind === 'orders') return this.#answerOrders(asked, id)
    return kind === 'payments' ? this.#answerPayments(asked, { id, part }) : unknown()
  }

  #answerPayments(
    asked: ServiceRequest,
    { id, part }: { id: string; part: string | undefined },
  ): ServiceResponse {
    const payment = this.#payments.get(id)
    if (!payment) return unknown()
    if (part === 'capture') return this.#capture(payment, asked)
    if (part === 'refund') return this.#refund(payment, asked)
    if (part === 'refunds') return collection(this.#refundsOf(id).map(refundEntity))
    return { status: 200, body: paymentEntity(payment) }
  }

  #answerDisputes({ query }: ServiceRequest, id: string): ServiceResponse {
    const named = this.#disputes.find((one) => one.id === id)
    if (id !== '') return named ? { status: 200, body: named } : unknown()
    return collection(this.#disputes.slice(0, Number(query.get('count') ?? 10)))
  }

  #refundsOf(id: string): readonly Refund[] {
    return this.#refunds.filter(({ payment_id }) => payment_id === id)
  }

  #answerOrders({ method, body }: ServiceRequest, id: string): ServiceResponse {
    if (method === 'POST') return this.#createOrder(JSON.parse(body))
    if (!this.#orders.has(id)) return unknown()
    const paid = [...this.#payments.values()].filter(({ order_id }) => order_id === id)
    return collection(paid.map(paymentEntity))
  }

  #createOrder(wanted: unknown): ServiceResponse {
    const [amount, currency] = [readInteger(wanted, 'amount'), readText(wanted, 'currency')]
    if (amount === null || currency === null) return refusal('The amount field is required.')
    const order = { id: nameOf('order'), amount, currency, receipt: readText(wanted, 'receipt') }
    this.#orders.set(order.id, order)
    const orderDefaults = {
      amount_paid: 0,
      amount_due: amount,
      status: 'created',
      attempts: 0,
      offer_id: null,
    }
    return {
      status: 200,
      body: { ...order, ...orderDefaults, entity: 'order', notes: [], created_at: seconds() },
    }
  }

  #capture(payment: Payment, { body }: ServiceRequest): ServiceResponse {
    if (payment.captured) return refusal('This payment has already been captured')
    if (payment.status !== 'authorized')
      return refusal('Only payments which have been authorized can be captured')
    if (readInteger(JSON.parse(body), 'amount') !== payment.amount)
      return refusal('Capture amount must be equal to the amount authorized')
    payment.status = 'captured'
    payment.captured = true
    return { status: 200, body: paymentEntity(payment) }
  }

  #refund(payment: Payment, { body, headers }: ServiceRequest): ServiceResponse {
    const key = headers['x-refund-idempotency']
    if (typeof key !== 'string' || !/^[\w-]{10,}$/.test(key))
      return refusal('The idempotency key is not valid')
    const stored = this.#kept.get(key)
    if (stored)
      return stored.body === body
        ? { status: 200, body: refundEntity(stored.refund) }
        : refusal('Another body')
    const wanted: unknown = JSON.parse(body)
    const amount = readInteger(wanted, 'amount') ?? payment.amount
    if (!payment.captured) return refusal('The payment status should be captured for action to be taken')
    if (amount > payment.amount - payment.amount_refunded)
      return refusal('The total refund amount is greater than the refund payment amount')
    const named = { id: nameOf('rfnd'), payment_id: payment.id, receipt: readText(wanted, 'receipt') }
    const refund: Refund = { ...named, amount, status: 'pending' }
    this.#refunds.push(refund)
    payment.amount_refunded += amount
    this.#kept.set(key, { body, refund })
    return { status: 200, body: refundEntity(refund) }
  }
}
