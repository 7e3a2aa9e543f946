import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  entriesOf,
  openOne as openFee,
  accounts,
  samplePaying,
  type SamplePaying,
} from '../testing/sample-site.ts'

let paying: SamplePaying
beforeAll(async () => {
  paying = await samplePaying()
})
afterAll(() => paying.site.close())
beforeEach(() => {
  paying.gateway.fail(null)
  paying.gateway.asked.length = 0
})

const openOne = (values: Parameters<SamplePaying['newFee']>[0] = {}) => openFee(paying, values)
const entries = (payment: string) => entriesOf(paying, payment)

test('The reconciler alone repairs a day without webhooks', async () => {
  const { payment, fee, order } = await openOne()
  paying.gateway.orders.attempt(order)
  await paying.reconcileAfter(2)
  expect(await paying.payment(payment)).toMatchObject({ state: 'captured', allocation: 'allocated' })
  expect(await paying.fee(fee)).toMatchObject({ state: 'paid' })
})

test('A capture after the payment expired still pays an amount still due', async () => {
  const { payment, fee, order } = await openOne()
  await paying.reconcileAfter(61)
  expect(await paying.payment(payment)).toMatchObject({ state: 'expired' })
  paying.gateway.orders.attempt(order)
  await paying.reconcileAfter(24 * 60)
  expect(await paying.payment(payment)).toMatchObject({ state: 'captured', allocation: 'allocated' })
  expect(await paying.fee(fee)).toMatchObject({ state: 'paid' })
})

test('A second payment for one document stays unallocated, waits for staff and is refunded', async () => {
  const { fee, payment: first, order } = await openOne()
  await paying.reconcileAfter(55)
  const second = await paying.open(fee)
  expect(second.payment).not.toBe(first)
  paying.gateway.orders.attempt(order)
  const late = paying.gateway.orders.attempt(second.order)
  await paying.deliverEvent(order)
  await paying.deliverEvent(second.order)
  expect(await paying.payment(first)).toMatchObject({ allocation: 'allocated' })
  expect(await paying.payment(second.payment)).toMatchObject({
    ...{ state: 'captured', allocation: 'unallocated', attention: 'nothing to pay for' },
    attention_note: 'This fee is paid already',
  })
  expect(await paying.site.emittedEvents()).toContain('payment.unallocated')
  await paying.reconcileAfter(11)
  expect(await paying.payment(second.payment)).toMatchObject({ state: 'refunded', allocation: 'refunded' })
  await paying.reconcileAfter(2)
  paying.gateway.orders.settleRefunds(late, 'done')
  await paying.reconcileAfter(5)
  expect(await paying.refunds(second.payment)).toMatchObject([{ state: 'done', amount: 100 }])
  expect(await entries(second.payment)).toEqual(['capture', 'refund', 'refund paid'])
  expect(await paying.balance(accounts.unallocated)).toBe(0)
})

test('An order paid twice gets a second payment for the excess, which is refunded', async () => {
  const { fee, payment, order } = await openOne()
  paying.gateway.orders.attempt(order)
  paying.gateway.orders.attempt(order)
  await paying.deliverEvent(order)
  const { rows } = await paying.site.administrator.get('/api/resource/Payment', {
    filters: [['duplicate_of', '=', payment]],
    fields: ['name', 'state', 'attention', 'reference_name', 'allocation'],
  })
  expect(rows).toMatchObject([
    { state: 'captured', attention: 'paid twice', reference_name: fee, allocation: 'unallocated' },
  ])
  await paying.deliverEvent(order)
  await paying.reconcileAfter(11)
  expect(await paying.payment(String(rows[0]?.['name']))).toMatchObject({ allocation: 'refunded' })
  expect(await paying.payment(payment)).toMatchObject({ state: 'captured', allocation: 'allocated' })
})

test.each([
  ['another amount', { amount: 9_999 }],
  ['another currency', { currency: 'USD' }],
] as const)(
  'A payment of %s than was asked for pays for nothing and is refunded',
  async (attention, rest) => {
    const { fee, payment, order } = await openOne()
    paying.gateway.orders.attempt(order, rest)
    await paying.deliverEvent(order)
    expect(await paying.payment(payment)).toMatchObject({ allocation: 'unallocated', attention })
    expect(await paying.fee(fee)).toMatchObject({ state: 'due' })
    await paying.reconcileAfter(11)
    expect(await paying.payment(payment)).toMatchObject({ state: 'refunded', allocation: 'refunded' })
  },
)

const nowCosts = (fee: string, amount: number) =>
  paying.site.administrator.put(`/api/resource/Sample Fee/${fee}`, { amount })

test('Refunds a payment no longer owed once, together with the capture', async () => {
  const { fee, payment, order } = await openOne()
  expect((await nowCosts(fee, 70)).status).toBe(200)
  const id = paying.gateway.orders.attempt(order)
  await paying.deliverEvent(order)
  await paying.deliverEvent(order)
  const captured = { state: 'part refunded', allocation: 'allocated', captured_amount: 100 }
  expect(await paying.payment(payment)).toMatchObject({ ...captured, refunded_amount: 30 })
  expect(await paying.fee(fee)).toMatchObject({ state: 'paid', refunded: 30 })
  expect(await entries(payment)).toEqual(['capture', 'refund'])
  await paying.reconcileAfter(2)
  paying.gateway.orders.settleRefunds(id, 'done')
  await paying.reconcileAfter(5)
  expect(await paying.refunds(payment)).toMatchObject([{ state: 'done', amount: 30, destination: 'source' }])
})

test('Staff check a payment when its module accepts it but allocates none of it', async () => {
  const { fee, payment, order } = await openOne()
  await nowCosts(fee, 0)
  paying.gateway.orders.attempt(order)
  await paying.deliverEvent(order)
  expect(await paying.payment(payment)).toMatchObject({
    ...{ state: 'captured', allocation: 'unallocated', attention: 'could not be settled', is_held: 1 },
    attention_note: 'The room gives 10000 back of 10000',
  })
  expect(await paying.fee(fee)).toMatchObject({ state: 'due' })
})

test('A gateway payment never counts for two orders', async () => {
  const [one, other] = [await openOne(), await openOne()]
  const id = paying.gateway.orders.attempt(one.order)
  await paying.deliverEvent(one.order)
  const { payments } = paying.gateway.orders.of(id)
  paying.gateway.orders.all.get(other.order)?.payments.push(...payments)
  await paying.deliverEvent(other.order)
  expect(await paying.payment(one.payment)).toMatchObject({ state: 'captured', gateway_payment: id })
  expect(await paying.payment(other.payment)).toMatchObject({ state: 'created' })
  expect(await entries(other.payment)).toEqual([])
})

test('A failing module loses no money: the payment waits for staff, who allocate it', async () => {
  const { fee, payment, order } = await openOne({ state: 'broken' })
  paying.gateway.orders.attempt(order)
  await paying.deliverEvent(order)
  expect(await paying.payment(payment)).toMatchObject({
    ...{ state: 'captured', allocation: 'unallocated', attention: 'could not be settled', is_held: 1 },
    attention_note: 'The room of fees is broken',
  })
  expect(await paying.fee(fee)).toMatchObject({ state: 'broken' })
  await paying.reconcileAfter(60)
  expect(await paying.payment(payment)).toMatchObject({ allocation: 'unallocated' })

  const exactFee = await paying.newFee()
  const attach = (client: SamplePaying['office'], name: string) =>
    client.post('/api/method/mela.payments.allocate', {
      ...{ payment, reference_type: 'Sample Fee', reference_name: name },
    })
  expect((await attach(await paying.site.userWith('Store Manager'), exactFee)).status).toBe(403)
  expect((await attach(paying.office, exactFee)).status).toBe(200)
  expect(await paying.payment(payment)).toMatchObject({ allocation: 'allocated', reference_name: exactFee })
  expect(await paying.fee(exactFee)).toMatchObject({ state: 'paid' })
  expect(await entries(payment)).toEqual(['capture', 'allocation'])
  expect((await attach(paying.office, exactFee)).body).toMatchObject({ code: 'payments.not_unallocated' })
})

test('Staff hold unallocated money until they know more, or refund it at once', async () => {
  const { payment, order } = await openOne()
  paying.gateway.orders.attempt(order, { amount: 5_000 })
  await paying.deliverEvent(order)
  const resolve = (decision: string) =>
    paying.office.post('/api/method/mela.payments.resolve', { payment, decision })
  expect((await resolve('hold')).status).toBe(200)
  await paying.reconcileAfter(600)
  expect(await paying.payment(payment)).toMatchObject({ state: 'captured', is_held: 1 })
  const asked = await paying.office.post('/api/method/mela.payments.refund_confirmation', { name: payment })
  expect(asked.message).toMatchObject({ confirmation: expect.stringMatching(/^You refund ₹50 to /) })
  expect((await resolve('refund')).status).toBe(200)
  expect(await paying.payment(payment)).toMatchObject({ state: 'refunded', refunded_amount: 50 })
  expect((await resolve('hold')).body).toMatchObject({ code: 'payments.not_unallocated' })
})

test('Stops querying an unavailable gateway after some attempts, and loses nothing', async () => {
  const open = await Promise.all([1, 2, 3, 4, 5, 6].map(() => openOne()))
  for (const { order } of open) paying.gateway.orders.attempt(order)
  paying.gateway.asked.length = 0
  paying.gateway.fail('away')
  await paying.reconcileAfter(2)
  expect(paying.gateway.asked.length).toBeLessThan(9)
  paying.gateway.fail(null)
  await paying.reconcileAfter(2)
  for (const { payment } of open) expect(await paying.payment(payment)).toMatchObject({ state: 'captured' })
})

test('Shows staff an order that the gateway no longer knows', async () => {
  const { payment, order } = await openOne()
  paying.gateway.orders.all.delete(order)
  await paying.reconcileAfter(2)
  expect(await paying.payment(payment)).toMatchObject({ attention: 'unknown to the gateway' })
})

test('A dispute withdraws the money until it is decided', async () => {
  const { payment, order } = await openOne()
  const before = await paying.balance(accounts.disputed)
  const id = paying.gateway.orders.attempt(order)
  await paying.deliverEvent(order)
  paying.gateway.orders.dispute(id, 'open')
  await paying.deliverEvent(order)
  expect(await paying.payment(payment)).toMatchObject({ state: 'disputed', attention: 'disputed' })
  expect(await paying.balance(accounts.disputed)).toBe(before + 10_000)
  expect((await paying.refund(payment, 1)).body).toMatchObject({ code: 'payments.in_dispute' })
  paying.gateway.orders.dispute(id, 'won')
  await paying.deliverEvent(order)
  expect(await paying.payment(payment)).toMatchObject({ state: 'captured' })
  expect(await paying.balance(accounts.disputed)).toBe(before)
})

test('A clock that is set back moves no money twice', async () => {
  const { payment, order } = await openOne()
  paying.gateway.orders.attempt(order)
  await paying.deliverEvent(order)
  paying.clock.pass(-2 * 24 * 3600)
  await paying.deliverEvent(order)
  await paying.reconcileAfter(0)
  const late = await openOne()
  paying.gateway.orders.attempt(late.order)
  await paying.deliverEvent(late.order)
  expect(await paying.payment(late.payment)).toMatchObject({ state: 'captured', allocation: 'allocated' })
  paying.clock.pass(2 * 24 * 3600)
  await paying.reconcileAfter(0)
  expect(await entries(payment)).toEqual(['capture'])
  expect(await entries(late.payment)).toEqual(['capture'])
})
