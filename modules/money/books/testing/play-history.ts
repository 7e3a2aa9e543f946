import { administrator, guest } from '#framework/permissions'
import { syncPayment, createRefund, payFor, Payment, reconcile } from '#money/payments'
import { Bill } from './sample-bill.ts'
import { runExpectingFailure, type InjectedFault, runQuery, createQuery } from './fault-injection.ts'
import {
  completeRefund,
  GATEWAY,
  addRefund,
  WEBHOOK_PATH,
  type Attempt,
  type ModelDispute,
  type ModelEvent,
  type ModelOrder,
} from './model-gateway.ts'
import type { Action, PayerStep } from './payment-history.ts'
import {
  queryLate,
  pickByNumber,
  listPayments,
  createTaskRunner,
  listTasks,
  type HistoryRun,
} from './late-responses.ts'

type Of<What extends Action['what']> = Extract<Action, { what: What }>

const shareOf = (amount: number, percent: number): number => Math.max(1, Math.floor((amount * percent) / 100))

function newAttempt(order: ModelOrder, id: string, rest: Partial<Attempt>): void {
  const { amount, currency } = order.wanted
  const usual = { method: 'upi', refunded: 0, fee: Math.floor(amount / 50), error: null }
  order.attempts.push({ id, state: 'captured', amount, currency, ...usual, ...rest })
}

const declined = { state: 'failed', error: 'The bank said no', fee: null } as const

const payerDoes: Readonly<Record<PayerStep, (order: ModelOrder, id: () => string) => string>> = {
  pays: (order, id) => (newAttempt(order, id(), {}), 'payment.captured'),
  'is declined': (order, id) => (newAttempt(order, id(), declined), 'payment.failed'),
  'is authorised': (order, id) => (newAttempt(order, id(), { state: 'authorised' }), 'payment.authorized'),
  'pays twice': (order, id) => {
    newAttempt(order, id(), {})
    newAttempt(order, id(), {})
    return 'payment.captured'
  },
  'pays too little': (order, id) => {
    newAttempt(order, id(), { amount: shareOf(order.wanted.amount, 50), fee: 0 })
    return 'payment.captured'
  },
  'pays in dollars': (order, id) => (newAttempt(order, id(), { currency: 'USD' }), 'payment.captured'),
}

function payerActs({ on: { gateway }, bill }: HistoryRun, { step, order: number }: Of<'payer'>): void {
  const order = pickByNumber(gateway.payableOf(bill), number)
  if (!order) return
  gateway.act(order, (next) => payerDoes[step](order, () => `${order.order}/${next('pay')}`))
}

async function post({ on: { site } }: HistoryRun, { body, headers }: ModelEvent): Promise<number> {
  const webhookRoute = site.engine.modules
    .flatMap(({ rawRoutes: routes }) => routes)
    .find(({ path }) => path === WEBHOOK_PATH)
  const { engine } = site
  const response = await engine.withoutTransaction(guest, async (documents) =>
    webhookRoute?.run({
      ...{ method: 'POST', params: {}, query: {}, headers, body: Buffer.from(body) },
      ...{ ctx: engine.contextFor(documents), enqueue: engine.enqueue },
    }),
  )
  return response?.status ?? 0
}

async function deliver(playing: HistoryRun, { event: number, times, isLost }: Of<'deliver'>): Promise<void> {
  const outbox = playing.on.gateway.outboxOf(playing.bill)
  const event = pickByNumber(outbox, number)
  if (!event) return
  outbox.splice(outbox.indexOf(event), 1)
  if (isLost) return
  for (let time = 0; time < times; time += 1)
    if ((await post(playing, event)) !== 200) throw new Error('A genuine event was refused')
}

async function forge(playing: HistoryRun): Promise<void> {
  const body = JSON.stringify({ id: 'evt_forged', type: 'payment.captured', order: 'order_1' })
  const status = await post(playing, { body, headers: { 'x-model-signature': '0'.repeat(64) } })
  if (status !== 400) throw new Error('A forged event was taken in')
}

/** Queries the gateway. An interrupted query does not count as processed. */
const queryGateway = (fault: InjectedFault | null, run: () => Promise<unknown>): Promise<void> =>
  runExpectingFailure(fault, () => (fault === null ? runQuery(createQuery(), run) : run()))

async function work(playing: HistoryRun, fault: InjectedFault | null): Promise<void> {
  const run = createTaskRunner(playing)
  for (const waiting of await listTasks(playing)) await queryGateway(fault, () => run(waiting))
}

async function refund(playing: HistoryRun, { percent, to, key, fault }: Of<'refund'>): Promise<void> {
  const { context } = playing.on
  const payment = pickByNumber(await listPayments(playing), key)
  if (payment === undefined) return
  await runExpectingFailure(fault, () =>
    context.inTransaction(async (documents) => {
      const { captured_amount } = await documents.get(Payment, payment)
      return createRefund(documents, context, {
        payment,
        amount: shareOf(captured_amount, percent),
        destination: to,
        reason: 'Asked for',
        idempotencyKey: `refund-of-staff:${payment}:${key}`,
      })
    }),
  )
}

function refundOutside({ on: { gateway }, bill }: HistoryRun, percent: number): void {
  for (const order of gateway.ordersOf(bill)) {
    const attempt = order.attempts.find(({ state }) => state === 'captured')
    if (!attempt) continue
    const wanted = { payment: attempt.id, amount: shareOf(attempt.amount, percent), reference: null }
    gateway.act(order, (next) => (addRefund(order, wanted, next('rfnd')) ? 'refund.created' : null))
  }
}

function bankAnswers({ on: { gateway }, bill }: HistoryRun, state: 'done' | 'failed'): void {
  for (const order of gateway.ordersOf(bill)) {
    const pendingRefund = order.refunds.find((one) => one.state === 'pending')
    if (!pendingRefund) continue
    completeRefund(order, pendingRefund, state)
    gateway.act(order, () => 'refund.processed')
  }
}

function dispute({ on: { gateway }, bill }: HistoryRun, { percent, isNew }: Of<'dispute'>): void {
  for (const order of gateway.ordersOf(bill)) {
    const attempt = order.attempts.find(({ state }) => state === 'captured')
    if (!attempt) continue
    const amount = shareOf(attempt.amount, percent)
    const inquiry = order.disputes.find(({ state }) => state === 'inquiry')
    const state = isNew ? 'inquiry' : 'open'
    const disputeChanges = {
      payment: attempt.id,
      state,
      amount,
      withheld: isNew ? 0 : amount,
      fee: 0,
    } as const
    gateway.act(order, (next) => {
      if (inquiry) Object.assign(inquiry, disputeChanges)
      else order.disputes.push({ id: next('disp'), ...disputeChanges })
      return 'payment.dispute'
    })
  }
}

export function endDispute(claim: ModelDispute, state: 'won' | 'lost'): void {
  Object.assign(claim, { state, withheld: state === 'won' ? 0 : claim.amount })
}

function bankDecides({ on: { gateway }, bill }: HistoryRun, decided: Of<'bank decides'>): void {
  for (const order of gateway.ordersOf(bill)) {
    const open = order.disputes.filter(({ state }) => state === 'open')
    const claim = pickByNumber(open, decided.dispute)
    if (!claim) continue
    endDispute(claim, decided.isWon ? 'won' : 'lost')
    gateway.act(order, () => 'payment.dispute')
  }
}

async function withdraw({ on: { site }, bill }: HistoryRun): Promise<void> {
  await site.engine.write(administrator, async (documents) => {
    const { state } = await documents.lock(Bill, bill)
    if (state === 'open') await documents.save(Bill, bill, { state: 'withdrawn' })
  })
}

async function staffDecide(playing: HistoryRun, decision: 'refund' | 'hold'): Promise<void> {
  const { engine } = playing.on.site
  const method = engine.findMethod('mela.payments.resolve')
  for (const payment of await listPayments(playing))
    await runExpectingFailure(null, () =>
      engine.write(administrator, async (documents) =>
        method ? engine.call(method, documents, { args: { payment, decision } }) : undefined,
      ),
    )
}

function open({ on: { context, gateway }, bill: name, tokens }: HistoryRun, { tab, fault }: Of<'open'>) {
  const wanted = { type: Bill.name, name, gateway: GATEWAY, idempotencyKey: `tab-${tab}-of-${name}` } as const
  return runExpectingFailure(fault, async () => {
    const { payment, token, checkout } = await payFor(context, wanted)
    tokens.push({ payment, token })
    gateway.makePayable(checkout)
  })
}

async function ask(playing: HistoryRun, fault: InjectedFault | null): Promise<void> {
  for (const payment of await listPayments(playing))
    await queryGateway(fault, () => syncPayment(playing.on.context, payment))
}

async function playOutside(playing: HistoryRun, action: Action): Promise<void> {
  if (action.what === 'ask, answered late') await queryLate(playing, action)
  if (action.what === 'payer') payerActs(playing, action)
  if (action.what === 'refund outside') refundOutside(playing, action.percent)
  if (action.what === 'bank answers') bankAnswers(playing, action.isGood ? 'done' : 'failed')
  if (action.what === 'dispute') dispute(playing, action)
  if (action.what === 'bank decides') bankDecides(playing, action)
}

export async function play(playing: HistoryRun, action: Action): Promise<void> {
  switch (action.what) {
    case 'open':
      return open(playing, action)
    case 'deliver':
      return deliver(playing, action)
    case 'forge':
      return forge(playing)
    case 'work':
      return work(playing, action.fault)
    case 'ask':
      return ask(playing, action.fault)
    case 'reconcile':
      return runExpectingFailure(action.fault, () => reconcile(playing.on.context))
    case 'refund':
      return refund(playing, action)
    case 'withdraw':
      return withdraw(playing)
    case 'staff':
      return staffDecide(playing, action.decision)
    default:
      return playOutside(playing, action)
  }
}
