import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { accounts, newKey, samplePaying, type SamplePaying } from '../testing/sample-site.ts'

let paying: SamplePaying
beforeAll(async () => {
  paying = await samplePaying()
})
afterAll(() => paying.site.close())

async function paid(values: Parameters<SamplePaying['newFee']>[0] = {}) {
  const fee = await paying.newFee(values)
  const { payment, order } = await paying.open(fee)
  const id = paying.gateway.orders.attempt(order)
  await paying.deliverEvent(order)
  return { fee, payment, order, id }
}

async function send(payment: string) {
  for (const { name, state } of await paying.refunds(payment))
    if (state === 'requested')
      await paying.site.engine.runTask('payments.send_refund', { refund: String(name) })
}

const standings = () => Promise.all([accounts.income, accounts.shop, accounts.due].map(paying.balance))

test('Partial refunds are taken proportionally from the allocated accounts and end exactly at zero', async () => {
  const before = await standings()
  const { fee, payment, order, id } = await paid({ amount: 10_001 })
  expect((await paying.refund(payment, 33.33)).message).toMatchObject({ state: 'requested', amount: 33.33 })
  expect(await paying.payment(payment)).toMatchObject({ state: 'part refunded', refunded_amount: 33.33 })
  await send(payment)
  await paying.refund(payment, 33.34)
  await paying.refund(payment, 33.34)
  await send(payment)
  expect(await paying.payment(payment)).toMatchObject({ state: 'refunded', refunded_amount: 100.01 })
  expect(await paying.fee(fee)).toMatchObject({ refunded: 100.01, state: 'due' })
  const [income, shop, due] = await standings()
  expect([income, shop]).toEqual(before.slice(0, 2))
  expect(due).toBe((before[2] ?? 0) - 10_001)
  paying.gateway.orders.settleRefunds(id, 'done')
  await paying.deliverEvent(order)
  expect((await paying.refunds(payment)).map(({ state }) => state)).toEqual(['done', 'done', 'done'])
  expect(await standings()).toEqual(before)
})

test('Never refunds more than was captured: of two concurrent requests for the rest, one is refused', async () => {
  const { payment } = await paid()
  const answers = await Promise.all([paying.refund(payment, 60), paying.refund(payment, 60)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 417])
  expect(answers.find(({ status }) => status === 417)?.body).toMatchObject({
    code: 'payments.refund_too_large',
  })
  expect((await paying.refund(payment, 40)).status).toBe(200)
  expect((await paying.refund(payment, 0.01)).body).toMatchObject({ code: 'payments.refund_too_large' })
})

test('The same key returns the same refund, and refuses another amount', async () => {
  const { payment } = await paid()
  const idempotency_key = newKey()
  const answers = await Promise.all([1, 2, 3].map(() => paying.refund(payment, 10, { idempotency_key })))
  expect(new Set(answers.map(({ message }) => JSON.stringify(message))).size).toBe(1)
  expect((await paying.refund(payment, 11, { idempotency_key })).body).toMatchObject({
    code: 'payments.idempotency_conflict',
  })
  expect(await paying.refunds(payment)).toHaveLength(1)
})

test('A refund sent by a crashed server is sent again, and the gateway pays once', async () => {
  const { payment, order, id } = await paid()
  await paying.refund(payment, 25)
  await send(payment)
  await paying.site.engine.database.pool.query(
    `update "Refund" set state = 'requested', gateway_refund = null where payment = $1`,
    [payment],
  )
  await send(payment)
  expect(paying.gateway.orders.all.get(order)?.refunds).toHaveLength(1)
  paying.gateway.orders.settleRefunds(id, 'done')
  await paying.deliverEvent(order)
  expect(await paying.refunds(payment)).toMatchObject([{ state: 'done' }])
})

test('Syncs a refund within minutes of sending, however long ago it was decided', async () => {
  const { payment, order, id } = await paid()
  await paying.refund(payment, 10)
  paying.clock.pass(7 * 24 * 60 * 60)
  await send(payment)
  await paying.deliverEvent(order)
  expect((await paying.refunds(payment)).map(({ state }) => state)).toEqual(['sent'])
  paying.gateway.orders.settleRefunds(id, 'done')
  paying.clock.pass(5 * 60)
  await paying.site.engine.runTask('payments.reconcile')
  expect((await paying.refunds(payment)).map(({ state }) => state)).toEqual(['done'])
})

test('A refund that fails at the bank is fully reversed and shown to staff', async () => {
  const before = await standings()
  const { payment, order, id } = await paid()
  const between = await standings()
  await paying.refund(payment, 50)
  await send(payment)
  paying.gateway.orders.settleRefunds(id, 'done')
  await paying.deliverEvent(order)
  paying.gateway.orders.settleRefunds(id, 'failed')
  await paying.deliverEvent(order)
  expect(await paying.refunds(payment)).toMatchObject([{ state: 'failed' }])
  expect(await paying.payment(payment)).toMatchObject({
    ...{ state: 'captured', refunded_amount: 0, attention: 'refund failed' },
  })
  expect(await standings()).toEqual(between)
  expect(between).not.toEqual(before)
  expect((await paying.refund(payment, 100)).status).toBe(200)
})

test('A refund that the gateway refuses fails at once', async () => {
  const { payment } = await paid()
  await paying.refund(payment, 50)
  paying.gateway.fail('refused')
  await send(payment)
  paying.gateway.fail(null)
  expect(await paying.refunds(payment)).toMatchObject([{ state: 'failed' }])
})

test('Books a refund made in the gateway’s dashboard, and fails our refund that no longer fits', async () => {
  const { payment, order, id } = await paid()
  await paying.refund(payment, 80)
  paying.gateway.orders.refund({ payment: id, amount: 5_000, state: 'done', reference: null })
  await paying.deliverEvent(order)
  expect((await paying.refunds(payment)).map(({ state, amount }) => [state, amount])).toEqual([
    ['failed', 80],
    ['done', 50],
  ])
  expect(await paying.payment(payment)).toMatchObject({ state: 'part refunded', refunded_amount: 50 })
})

test('A dashboard refund that failed takes nothing from our refund', async () => {
  const { payment, order, id } = await paid()
  await paying.refund(payment, 80)
  paying.gateway.orders.refund({ payment: id, amount: 5_000, state: 'failed', reference: null })
  await paying.deliverEvent(order)
  expect(await paying.refunds(payment)).toMatchObject([{ state: 'requested', amount: 80 }])
})

test('Neither refunds as credit nor offers it where credit cannot be spent', async () => {
  const customer = await paying.site.userWith('Customer')
  const { payment } = await paid({ customer: customer.user })
  expect((await paying.refund(payment, 10, { to: 'credit' })).body).toMatchObject({
    code: 'payments.no_credit',
  })
  const { message } = await paying.office.post('/api/method/mela.payments.get_refundable', { payment })
  expect(message).toMatchObject({ takes_credit: 0 })
  expect(await paying.refunds(payment)).toEqual([])
})

test('Gives a signed-in user credit at once, and nobody else', async () => {
  const paying = await samplePaying({ takesCredit: true })
  onTestFinished(() => paying.site.close())
  const paid = async (values: Parameters<typeof paying.newFee>[0] = {}) => {
    const opened = await paying.open(await paying.newFee(values))
    paying.gateway.orders.attempt(opened.order)
    await paying.deliverEvent(opened.order)
    return opened
  }
  const stranger = await paid()
  expect((await paying.refund(stranger.payment, 10, { to: 'credit' })).body).toMatchObject({
    code: 'payments.no_customer',
  })
  const customer = await paying.site.userWith('Customer')
  const { payment } = await paid({ customer: customer.user })
  expect((await paying.refund(payment, 10, { to: 'credit' })).message).toMatchObject({ state: 'done' })
  const credit = { purpose: 'customer credit', party: { type: 'User', name: customer.user } } as const
  expect(await paying.balance(credit)).toBe(-1_000)
})

test('The database limits refunds to the captured amount, whoever writes', async () => {
  const { payment } = await paid()
  await paying.refund(payment, 60)
  const { pool } = paying.site.engine.database
  const copy = `insert into "Refund" (name, owner, creation, modified, modified_by, payment, state, amount, destination, reason,
    gateway, idempotency_key) select 'REF-X', owner, creation, modified, modified_by, payment, state, $2, destination, reason,
    gateway, 'copy' from "Refund" where payment = $1`
  await expect(pool.query(copy, [payment, 4_001])).rejects.toThrow('No more goes back')
  await expect(pool.query(`update "Refund" set amount = 1 where payment = $1`, [payment])).rejects.toThrow(
    'cannot change',
  )
  await expect(pool.query(`delete from "Refund" where payment = $1`, [payment])).rejects.toThrow('stays')
  await expect(
    pool.query(`update "Payment" set captured_amount = 1 where name = $1`, [payment]),
  ).rejects.toThrow('cannot change')
  await expect(
    pool.query(`update "Payment" set refunded_amount = 20000 where name = $1`, [payment]),
  ).rejects.toThrow('No more goes back')
  await expect(pool.query(`delete from "Payment" where name = $1`, [payment])).rejects.toThrow()
})

test('Only staff refund, and invalid amounts are named', async () => {
  const { payment } = await paid()
  const customer = await paying.site.userWith('Customer', 'Store Manager')
  const refundRequest = { payment, amount: 1, reason: 'x', idempotency_key: newKey() }
  expect((await customer.post('/api/method/mela.payments.refund', refundRequest)).status).toBe(403)
  for (const amount of [-1, 0, 0.001, 10.005, 2 ** 53, 'much'])
    expect((await paying.refund(payment, 1, { amount })).body).toMatchObject({ field: 'amount' })
  expect((await paying.refund('REF-2026-000001', 1)).status).toBeGreaterThanOrEqual(400)
  const open = await paying.open(await paying.newFee())
  expect((await paying.refund(open.payment, 1)).body).toMatchObject({ code: 'payments.not_captured' })
})

test('Refunds a payment’s rest where no module decides it, and notifies only the office', async () => {
  const { payment } = await paid({ amount: 10_000 })
  await paying.refund(payment, 30)
  const path = '/api/method/mela.payments.get_refundable'
  expect((await paying.office.get(path, { payment })).message).toEqual({
    ...{ amount: 70, reason: null, takes_credit: 0 },
  })
  const manager = await paying.site.userWith('Store Manager')
  expect((await manager.get(path, { payment })).status).toBe(403)
})
