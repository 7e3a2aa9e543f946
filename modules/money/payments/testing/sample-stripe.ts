import { createHmac, randomBytes } from 'node:crypto'
import type { SignedEvent } from './gateway-contract.ts'
import {
  openLocalService,
  type ServiceResponse,
  type ServiceRequest,
  type LocalService,
} from './service-failures.ts'
import type { DisputeEntity, Intent, Refund, Session } from './sample-stripe-entities.ts'

/* Based on Stripe's published API reference (Checkout Sessions, PaymentIntents, Charges, Refunds, Disputes, Events), as far as the gateway reads it, not on recorded responses. */

const nameOf = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`

const seconds = (): number => Math.floor(Date.now() / 1000)

const listOf = (data: readonly unknown[], url: string): ServiceResponse => ({
  status: 200,
  body: { object: 'list', data, has_more: false, url },
})

interface ErrorDetails {
  readonly code: string
  readonly message: string
  readonly status?: number
}

const refusal = ({ code, message, status = 400 }: ErrorDetails): ServiceResponse => ({
  status,
  body: {
    error: {
      type: 'invalid_request_error',
      code,
      message,
      doc_url: `https://docs.stripe.com/error-codes#${code}`,
    },
  },
})

const missing = (id: string) =>
  refusal({ code: 'resource_missing', message: `No such object: '${id}'`, status: 404 })

const refundEntity = ({ reference, ...refund }: Refund) => ({
  ...{ ...refund, object: 'refund', charge: 'ch_1', currency: 'inr', created: seconds(), reason: null },
  ...{ metadata: { reference }, receipt_number: null },
})

export class SampleStripe {
  readonly keys = { secretKey: 'sk_test_51H8notarealkeyQx', webhookSecret: 'whsec_notarealsecret7Zk' }
  readonly #sessions = new Map<string, Session>()
  readonly #refunds: Refund[] = []
  readonly #disputes = new Map<string, DisputeEntity>()
  readonly #kept = new Map<string, { body: string; answer: ServiceResponse }>()

  open(): Promise<LocalService> {
    return openLocalService((asked) => this.#answerOnce(asked))
  }

  pay(order: string, outcome: 'captured' | 'authorised' | 'failed'): void {
    const session = this.#sessions.get(order)
    if (!session) return
    const { amount_total: amount, currency, reference } = session
    const declined = outcome === 'failed'
    const paidStatus = outcome === 'authorised' ? 'requires_capture' : 'succeeded'
    const status = declined ? 'requires_payment_method' : paidStatus
    session.intent = { id: nameOf('pi'), amount, currency, reference, status, declined }
  }

  settleRefunds(outcome: 'done' | 'failed'): void {
    for (const refund of this.#refunds)
      if (refund.status === 'pending') refund.status = outcome === 'done' ? 'succeeded' : 'failed'
  }

  dispute(payment: string, rest: Partial<DisputeEntity> = {}): void {
    const amount = this.#intentNamed(payment)?.amount ?? 0
    const id = rest.id ?? `du_${payment.slice(3)}`
    const known = this.#disputes.get(id)
    const withdrawn = { object: 'balance_transaction', amount: -amount, fee: 1500, currency: 'inr' }
    this.#disputes.set(id, {
      ...{ id, object: 'dispute', amount, currency: 'inr', reason: 'product_not_received' },
      ...{ status: 'needs_response', payment_intent: payment, created: seconds() },
      balance_transactions: [withdrawn],
      ...known,
      ...rest,
    })
  }

  eventAbout(order: string, secondsAgo: number): SignedEvent {
    const session = this.#sessions.get(order)
    const created = seconds() - secondsAgo
    const object = session && this.#sessionEntity(session, false)
    const event = { id: nameOf('evt'), object: 'event', type: 'checkout.session.completed', created }
    const raw = Buffer.from(
      JSON.stringify({ ...event, data: { object }, livemode: false, created_at: created }),
    )
    const signature = createHmac('sha256', this.keys.webhookSecret)
      .update(`${created}.`)
      .update(raw)
      .digest('hex')
    return { raw, headers: { 'stripe-signature': `t=${created},v1=${signature}` } }
  }

  #answerOnce(asked: ServiceRequest): ServiceResponse {
    if (asked.headers['authorization'] !== `Bearer ${this.keys.secretKey}`)
      return refusal({ code: 'api_key_expired', message: `Invalid key ${this.keys.secretKey}`, status: 401 })
    const key = asked.headers['idempotency-key']
    if (typeof key !== 'string' || asked.method !== 'POST') return this.#answer(asked)
    const stored = this.#kept.get(key)
    if (stored && stored.body !== asked.body)
      return refusal({
        code: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used once',
      })
    const answer = stored?.answer ?? this.#answer(asked)
    this.#kept.set(key, { body: asked.body, answer })
    return answer
  }

  #answer(asked: ServiceRequest): ServiceResponse {
    const [, , kind, id = '', part] = asked.path.split('/')
    const form = new URLSearchParams(asked.body)
    if (kind === 'checkout') return this.#answerSessions(asked, form)
    if (kind === 'payment_intents') return this.#answerIntents(id, part === 'capture' ? form : null)
    const payment = form.get('payment_intent') ?? asked.query.get('payment_intent') ?? ''
    const intent = this.#intentNamed(payment)
    if (!intent) return missing(payment)
    if (kind === 'disputes') return this.#disputesOf(intent)
    if (asked.method === 'POST') return this.#refund(intent, form)
    return listOf(this.#refundsOf(intent).map(refundEntity), '/v1/refunds')
  }

  #intentNamed(id: string): Intent | undefined {
    return [...this.#sessions.values()].flatMap(({ intent }) => (intent?.id === id ? [intent] : []))[0]
  }

  #refundsOf({ id }: Intent): readonly Refund[] {
    return this.#refunds.filter(({ payment_intent }) => payment_intent === id).toReversed()
  }

  #refundedOf(intent: Intent): number {
    const activeRefunds = this.#refundsOf(intent).filter(({ status }) => status !== 'failed')
    return activeRefunds.reduce((sum, { amount }) => sum + amount, 0)
  }

  #disputesOf({ id }: Intent): ServiceResponse {
    const all = [...this.#disputes.values()]
    return listOf(
      all.filter(({ payment_intent }) => payment_intent === id),
      '/v1/disputes',
    )
  }

  #chargeOf(intent: Intent) {
    const { id, amount, currency, status } = intent
    const fee = {
      id: nameOf('txn'),
      object: 'balance_transaction',
      amount,
      fee: Math.round(amount * 0.02),
      currency,
    }
    return {
      ...{ id: nameOf('ch'), object: 'charge', amount, currency, captured: status === 'succeeded' },
      ...{
        amount_refunded: this.#refundedOf(intent),
        disputed: [...this.#disputes.values()].some((one) => one.payment_intent === id),
      },
      payment_method_details: { type: 'card' },
      balance_transaction: status === 'succeeded' ? fee : null,
    }
  }

  #intentEntity(intent: Intent) {
    const { id, amount, currency, status, declined, reference } = intent
    const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' }
    return {
      ...{
        id,
        object: 'payment_intent',
        amount,
        currency,
        status,
        metadata: { reference },
        created: seconds(),
      },
      amount_received: status === 'succeeded' ? amount : 0,
      last_payment_error: declined ? error : null,
      latest_charge: this.#chargeOf(intent),
    }
  }

  #sessionEntity(
    { id, amount_total, currency, reference, expires_at, intent }: Session,
    isExpanded: boolean,
  ) {
    const isPaid = intent?.status === 'succeeded'
    return {
      ...{
        id,
        object: 'checkout.session',
        amount_total,
        currency,
        client_reference_id: reference,
        expires_at,
      },
      ...{
        mode: 'payment',
        status: isPaid ? 'complete' : 'open',
        payment_status: isPaid ? 'paid' : 'unpaid',
      },
      payment_intent: isExpanded && intent ? this.#intentEntity(intent) : (intent?.id ?? null),
      url: isPaid ? null : `https://checkout.stripe.com/c/pay/${id}`,
    }
  }

  #answerSessions({ method, path, query }: ServiceRequest, form: URLSearchParams): ServiceResponse {
    if (method === 'POST') return this.#createSession(form)
    const id = path.split('/').at(-1) ?? ''
    const session = this.#sessions.get(id)
    const isExpanded = [...query.values()].some((field) => field.startsWith('payment_intent'))
    return session ? { status: 200, body: this.#sessionEntity(session, isExpanded) } : missing(id)
  }

  #createSession(form: URLSearchParams): ServiceResponse {
    const open = Number(form.get('expires_at')) - seconds()
    if (open < 30 * 60 || open > 24 * 60 * 60)
      return refusal({
        code: 'parameter_invalid',
        message: 'The `expires_at` timestamp must be 30 minutes to 24 hours away',
      })
    const price = (field: string) => form.get(`line_items[0][price_data][${field}]`) ?? ''
    const session: Session = {
      id: nameOf('cs_test'),
      amount_total: Number(price('unit_amount')),
      currency: price('currency'),
      reference: form.get('client_reference_id') ?? '',
      expires_at: Number(form.get('expires_at')),
      intent: null,
    }
    this.#sessions.set(session.id, session)
    return { status: 200, body: this.#sessionEntity(session, false) }
  }

  #answerIntents(id: string, capture: URLSearchParams | null): ServiceResponse {
    const intent = this.#intentNamed(id)
    if (!intent) return missing(id)
    if (!capture) return { status: 200, body: this.#intentEntity(intent) }
    if (intent.status !== 'requires_capture')
      return refusal({
        code: 'payment_intent_unexpected_state',
        message: 'This PaymentIntent could not be captured',
      })
    if (Number(capture.get('amount_to_capture')) > intent.amount)
      return refusal({ code: 'amount_too_large', message: 'The amount is more than could be captured' })
    intent.status = 'succeeded'
    return { status: 200, body: this.#intentEntity(intent) }
  }

  #refund(intent: Intent, form: URLSearchParams): ServiceResponse {
    const amount = Number(form.get('amount'))
    if (amount > intent.amount - this.#refundedOf(intent))
      return refusal({
        code: 'amount_too_large',
        message: 'Refund amount is greater than unrefunded amount on charge',
      })
    const reference = form.get('metadata[reference]') ?? ''
    const refund: Refund = {
      id: nameOf('re'),
      payment_intent: intent.id,
      amount,
      reference,
      status: 'pending',
    }
    this.#refunds.push(refund)
    return { status: 200, body: refundEntity(refund) }
  }
}
