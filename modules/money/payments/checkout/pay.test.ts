import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { valuesOf } from '#framework/testing'
import { accounts, newKey, SampleFee, samplePaying, type SamplePaying } from '../testing/sample-site.ts'

let paying: SamplePaying
beforeAll(async () => {
  paying = await samplePaying()
})
afterAll(() => paying.site.close())
beforeEach(() => {
  paying.gateway.fail(null)
  paying.gateway.asked.length = 0
})

const status = (payment: string, token: string) =>
  paying.site.guest.post('/api/method/mela.payments.get_status', { payment, token })
const pay = (fee: string, rest: Readonly<Record<string, unknown>> = {}) =>
  paying.site.guest.post('/api/method/mela.payments.pay', {
    ...{ reference_type: SampleFee.name, reference_name: fee, gateway: 'Sandbox' },
    ...{ idempotency_key: newKey(), receipt_token: 'receipt-of-the-fee', ...rest },
  })

test('A captured payment is posted as its module says, and its document is paid', async () => {
  const before = await paying.balance(accounts.gateway)
  const fee = await paying.newFee()
  const { payment, token, order } = await paying.open(fee)
  expect(await paying.payment(payment)).toMatchObject({ state: 'created', reference_name: fee })
  paying.gateway.orders.attempt(order, { fee: 236 })
  expect(await paying.deliverEvent(order)).toBe(200)
  expect(await paying.payment(payment)).toMatchObject({
    ...{ state: 'captured', allocation: 'allocated', captured_amount: 100, fee: 2.36 },
  })
  expect(await paying.fee(fee)).toMatchObject({ state: 'paid' })
  expect(await paying.balance(accounts.gateway)).toBe(before + 10_000 - 236)
  expect(await paying.site.emittedEvents()).toContain('payment.captured')
  expect((await status(payment, token)).message).toMatchObject({
    state: 'captured',
    method: 'upi',
    is_returned: 0,
  })
})

test('The same key returns the same payment, also concurrently, and refuses another use', async () => {
  const fee = await paying.newFee()
  const key = newKey()
  const answers = await Promise.all([1, 2, 3, 4].map(() => pay(fee, { idempotency_key: key })))
  expect(answers.map((one) => one.status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ message }) => JSON.stringify(message))).size).toBe(1)
  const other = await pay(await paying.newFee(), { idempotency_key: key })
  expect(other.body).toMatchObject({ code: 'payments.idempotency_conflict' })
})

test('Two tabs find the same open payment', async () => {
  const fee = await paying.newFee()
  const answers = await Promise.all([pay(fee), pay(fee)])
  const [one, other] = answers.map(({ message }) => message)
  expect(one).toEqual(other)
  const third = await pay(fee)
  expect(third.body).toEqual({ message: one })
})

test('A name opens nothing: paying and reading need a receipt or a permission', async () => {
  const fee = await paying.newFee()
  const { payment } = await paying.open(fee)
  expect((await pay(fee, { receipt_token: null })).status).toBe(403)
  expect((await pay(fee, { receipt_token: 'x'.repeat(43) })).status).toBe(403)
  expect((await pay('FEE-99999', { receipt_token: null })).status).toBe(403)
  expect((await status(payment, 'x'.repeat(43))).status).toBe(403)
  expect((await status('PAY-2026-999999', 'x'.repeat(43))).status).toBe(403)
  expect((await paying.site.guest.get(`/api/resource/Payment/${payment}`)).status).toBe(403)
})

test('Anyone who may read the document may pay for it', async () => {
  const customer = await paying.site.userWith('Customer')
  const fee = await paying.newFee({ customer: customer.user })
  const input = { reference_type: SampleFee.name, reference_name: fee, gateway: 'Sandbox' }
  const answer = await customer.post('/api/method/mela.payments.pay', { ...input, idempotency_key: newKey() })
  expect(answer.status).toBe(200)
  const options = await customer.post('/api/method/mela.payments.get_options', input)
  expect(options.message).toMatchObject({ due: { amount: 100, currency: 'INR' }, gateways: ['Sandbox'] })
})

test('A waiting payer triggers a gateway query at most every three seconds, and learns of an outage', async () => {
  const { payment, token, order } = await paying.open(await paying.newFee())
  paying.gateway.asked.length = 0
  await Promise.all([status(payment, token), status(payment, token), status(payment, token)])
  expect(paying.gateway.asked).toEqual([`fetchOrder ${order}`])
  paying.clock.pass(4)
  paying.gateway.fail('away')
  expect((await status(payment, token)).message).toMatchObject({ state: 'created' })
  paying.gateway.fail(null)
  paying.gateway.orders.attempt(order)
  paying.clock.pass(4)
  expect((await status(payment, token)).message).toMatchObject({ state: 'captured' })
})

test('An unavailable gateway takes no money, and the same key retries', async () => {
  const fee = await paying.newFee()
  const idempotency_key = newKey()
  paying.gateway.fail('away')
  const away = await pay(fee, { idempotency_key })
  expect([away.status, away.body]).toEqual([503, expect.objectContaining({ code: 'payments.gateway_away' })])
  expect(away.headers.get('retry-after')).toBe('10')
  paying.gateway.fail(null)
  expect((await pay(fee, { idempotency_key })).status).toBe(200)
})

test('A declined attempt gives its reason, and the next one may be captured', async () => {
  const { payment, token, order } = await paying.open(await paying.newFee())
  paying.gateway.orders.attempt(order, { state: 'failed', error: 'Not enough money' })
  await paying.deliverEvent(order)
  expect((await status(payment, token)).message).toMatchObject({ state: 'failed', error: 'Not enough money' })
  expect(await paying.site.emittedEvents()).toContain('payment.failed')
  paying.gateway.orders.attempt(order)
  await paying.deliverEvent(order)
  expect(await paying.payment(payment)).toMatchObject({ state: 'captured' })
})

test('A payer who retries after a decline continues with the same gateway order', async () => {
  const fee = await paying.newFee()
  const { payment, token, order } = await paying.open(fee)
  paying.gateway.orders.attempt(order, { state: 'failed' })
  await paying.deliverEvent(order)
  expect((await status(payment, token)).message).toMatchObject({ state: 'failed', may_come: 1 })
  paying.gateway.asked.length = 0
  const again = await pay(fee)
  expect(again.message).toMatchObject({ payment, token, state: 'created', checkout: { kind: 'redirect' } })
  expect(paying.gateway.asked.filter((asked) => asked.startsWith('createOrder'))).toEqual([])
})

test('A payer who retries after paying in the same page learns that the payment arrived', async () => {
  const fee = await paying.newFee()
  const { payment, order } = await paying.open(fee)
  paying.gateway.orders.attempt(order, { state: 'failed' })
  await paying.deliverEvent(order)
  paying.gateway.orders.attempt(order)
  paying.clock.pass(4)
  expect((await pay(fee)).message).toMatchObject({ payment, state: 'captured' })
  expect(await paying.fee(fee)).toMatchObject({ state: 'paid' })
})

test('An unavailable gateway does not stop a declined payer from retrying', async () => {
  const fee = await paying.newFee()
  const { payment, order } = await paying.open(fee)
  paying.gateway.orders.attempt(order, { state: 'failed' })
  await paying.deliverEvent(order)
  paying.clock.pass(4)
  paying.gateway.fail('away')
  expect((await pay(fee)).message).toMatchObject({ payment, state: 'created' })
})

test('A payer who retried and left sees no earlier decline, only the next one', async () => {
  const fee = await paying.newFee()
  const { payment, token, order } = await paying.open(fee)
  const readStatus = async () => {
    paying.clock.pass(4)
    return (await status(payment, token)).message
  }
  paying.gateway.orders.attempt(order, { state: 'failed', error: 'Not enough money' })
  expect(await readStatus()).toMatchObject({ state: 'failed', error: 'Not enough money' })
  await pay(fee)
  const left = { state: 'created', error: null, is_in_progress: 0, checkout: { kind: 'redirect' } }
  expect(await readStatus()).toMatchObject(left)
  await paying.deliverEvent(order)
  expect(await readStatus()).toMatchObject(left)
  paying.gateway.orders.attempt(order, { state: 'failed', error: 'Wrong PIN' })
  expect(await readStatus()).toMatchObject({ state: 'failed', error: 'Wrong PIN', may_come: 1 })
  paying.gateway.orders.attempt(order, { state: 'failed', error: 'Card is blocked' })
  expect(await readStatus()).toMatchObject({ state: 'failed', error: 'Card is blocked' })
})

test('Shows an attempt as pending at the bank when the payer left the page', async () => {
  const { payment, token, order } = await paying.open(await paying.newFee())
  const readStatus = async () => {
    paying.clock.pass(4)
    return (await status(payment, token)).message
  }
  expect(await readStatus()).toMatchObject({ state: 'created', is_in_progress: 0 })
  const card = paying.gateway.orders.attempt(order, { state: 'failed', error: 'Not enough money' })
  expect(await readStatus()).toMatchObject({ state: 'failed', is_in_progress: 0 })
  paying.gateway.orders.attempt(order, { state: 'created' })
  expect(await readStatus()).toMatchObject({ state: 'created', error: null, is_in_progress: 1 })
  paying.gateway.orders.change(card, { error: 'Told once more' })
  expect(await readStatus()).toMatchObject({ state: 'created', is_in_progress: 1 })
  paying.gateway.orders.attempt(order, {
    state: 'created',
    error: 'Turned down in a page that is still open',
  })
  expect(await readStatus()).toMatchObject({ state: 'created', is_in_progress: 0 })
})

test('Captures an authorised payment', async () => {
  const { payment, order } = await paying.open(await paying.newFee())
  const id = paying.gateway.orders.attempt(order, { state: 'authorised' })
  await paying.deliverEvent(order)
  expect(paying.gateway.asked).toContain(`capture ${id}`)
  expect(await paying.payment(payment)).toMatchObject({ state: 'captured' })
})

test('Refuses invalid amounts, methods and keys, naming the field', async () => {
  const fee = await paying.newFee()
  expect((await pay(fee, { idempotency_key: 'short' })).body).toMatchObject({ code: 'payments.short_key' })
  expect((await pay(fee, { gateway: 'Barter' })).body).toMatchObject({ field: 'gateway' })
  expect((await pay(fee, { gateway: 'Stripe' })).body).toMatchObject({ code: 'payments.no_gateway' })
  expect((await pay(fee, { reference_type: 'User' })).body).toMatchObject({ code: 'payments.not_payable' })
})

test('The nightly job hashes a key stored in plain text, which still finds its payment', async () => {
  const fee = await paying.newFee()
  const idempotency_key = newKey()
  const { payment } = valuesOf((await pay(fee, { idempotency_key })).message)
  const { pool } = paying.site.engine.database
  await pool.query(
    `update "Payment" set idempotency_key = $1, opened_at = opened_at - interval '2 days' where name = $2`,
    [idempotency_key, payment],
  )
  await paying.site.engine.runTask('payments.hash_keys')
  const { rows } = await pool.query('select from "Payment" where idempotency_key = $1', [idempotency_key])
  expect(rows).toEqual([])
  expect((await pay(fee, { idempotency_key })).message).toMatchObject({ payment })
})
