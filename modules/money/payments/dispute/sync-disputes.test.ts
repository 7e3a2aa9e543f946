import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountSelector } from '#money/ledger'
import { openOne, accounts, samplePaying, type SamplePaying } from '../testing/sample-site.ts'

let paying: SamplePaying
beforeAll(async () => {
  paying = await samplePaying()
})
afterAll(() => paying.site.close())

const losses = { purpose: 'dispute losses' } as const
const fees = { ...accounts.gateway, purpose: 'fees' } as const

async function paid() {
  const opened = await openOne(paying)
  const attempt = paying.gateway.orders.attempt(opened.order)
  await paying.deliverEvent(opened.order)
  const disputed = (
    ...disputeArgs: Parameters<typeof paying.gateway.orders.dispute> extends [string, ...infer Rest]
      ? Rest
      : never
  ) => {
    paying.gateway.orders.dispute(attempt, ...disputeArgs)
    return paying.deliverEvent(opened.order)
  }
  return { ...opened, attempt, disputed }
}

async function disputesOf(payment: string) {
  const { rows } = await paying.site.administrator.get('/api/resource/Dispute', {
    filters: [['payment', '=', payment]],
    fields: ['state', 'amount', 'withheld_amount', 'lost_amount', 'refunded_amount', 'gateway_dispute'],
    order_by: 'creation asc',
  })
  return rows
}

async function movedOn(wanted: Readonly<Record<string, AccountSelector>>, run: () => Promise<unknown>) {
  const read = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(wanted).map(async ([key, one]) => [key, await paying.balance(one)] as const),
      ),
    )
  const before = await read()
  await run()
  const after = await read()
  return Object.fromEntries(Object.keys(wanted).map((key) => [key, (after[key] ?? 0) - (before[key] ?? 0)]))
}

const sent = (refund: unknown) => paying.gateway.asked.filter((one) => one === `refund ${String(refund)}`)

test('A response requested before a dispute does not end it, however late it arrives', async () => {
  const { payment, disputed } = await paid()
  const late = paying.gateway.answerLate()
  const slow = paying.office.post('/api/method/mela.payments.ask_gateway', { name: payment })
  await late.asked
  await disputed('open')
  expect(await paying.payment(payment)).toMatchObject({ state: 'disputed' })
  late.arrive()
  expect((await slow).status).toBe(200)
  expect(await paying.payment(payment)).toMatchObject({ state: 'disputed', attention: 'disputed' })
  expect((await paying.refund(payment, 1)).body).toMatchObject({ code: 'payments.in_dispute' })
})

test('A response requested before a dispute ended does not reopen it', async () => {
  const { payment, disputed } = await paid()
  await disputed('open')
  const late = paying.gateway.answerLate()
  const slow = paying.office.post('/api/method/mela.payments.ask_gateway', { name: payment })
  await late.asked
  await disputed('won')
  expect(await paying.payment(payment)).toMatchObject({ state: 'captured' })
  const moved = await movedOn({ disputed: accounts.disputed }, async () => {
    late.arrive()
    await slow
  })
  expect(moved).toEqual({ disputed: 0 })
  expect(await paying.payment(payment)).toMatchObject({ state: 'captured' })
})

test('A dispute missing from the gateway’s response has not ended', async () => {
  const { payment, order, disputed } = await paid()
  await disputed('open')
  const known = paying.gateway.orders.all.get(order)
  if (known) known.disputes = []
  await paying.deliverEvent(order)
  expect(await paying.payment(payment)).toMatchObject({ state: 'disputed' })
  expect(await disputesOf(payment)).toMatchObject([{ state: 'open' }])
})

test('A refund decided before a dispute waits during it, and is sent when it is won', async () => {
  const { payment, disputed } = await paid()
  const { message } = await paying.refund(payment, 40)
  const refund: unknown = Reflect.get(Object(message), 'refund')
  await disputed('open')
  await paying.reconcileAfter(5)
  expect(sent(refund)).toEqual([])
  expect(await paying.refunds(payment)).toMatchObject([{ state: 'requested' }])
  await disputed('won')
  await paying.reconcileAfter(5)
  expect(sent(refund)).toHaveLength(1)
  expect(await paying.refunds(payment)).toMatchObject([{ state: 'sent' }])
})

test('A refund waiting for a lost dispute left with it and is not sent', async () => {
  const { payment, disputed } = await paid()
  const { message } = await paying.refund(payment, 40)
  const refund: unknown = Reflect.get(Object(message), 'refund')
  await disputed('open')
  const moved = await movedOn({ losses, due: accounts.due, disputed: accounts.disputed }, () =>
    disputed('lost'),
  )
  // ₹40 were to be refunded anyway, ₹60 are lost.
  expect(moved).toEqual({ losses: 6000, due: 4000, disputed: -10_000 })
  await paying.reconcileAfter(5)
  expect(sent(refund)).toEqual([])
  expect(await paying.refunds(payment)).toMatchObject([{ state: 'done' }])
  expect(await paying.payment(payment)).toMatchObject({ refunded_amount: 40, lost_amount: 60 })
  expect((await paying.refund(payment, 1)).body).toMatchObject({ code: 'payments.refund_too_large' })
})

test('Posts several disputes of one payment by their own amounts, and ends them one by one', async () => {
  const { payment, disputed } = await paid()
  const watched = { disputed: accounts.disputed, losses, gateway: accounts.gateway, fees }
  const opened = await movedOn(watched, async () => {
    await disputed('open', { id: `one of ${payment}`, amount: 3000 })
    await disputed('open', { id: `two of ${payment}`, amount: 2000, fee: 150 })
  })
  expect(opened).toEqual({ disputed: 5000, losses: 0, gateway: -5150, fees: 150 })
  const won = await movedOn(watched, () => disputed('won', { id: `one of ${payment}`, amount: 3000 }))
  expect(won).toEqual({ disputed: -3000, losses: 0, gateway: 3000, fees: 0 })
  expect(await paying.payment(payment)).toMatchObject({ state: 'disputed' })
  const lost = await movedOn(watched, () =>
    disputed('lost', { id: `two of ${payment}`, amount: 2000, fee: 150 }),
  )
  expect(lost).toEqual({ disputed: -2000, losses: 2000, gateway: 0, fees: 0 })
  expect(await paying.payment(payment)).toMatchObject({
    ...{ state: 'captured', attention: 'dispute lost', lost_amount: 20, refunded_amount: 0 },
  })
  expect((await paying.refund(payment, 80.01)).body).toMatchObject({ code: 'payments.refund_too_large' })
  expect((await paying.refund(payment, 80)).status).toBe(200)
})

test('A bank inquiry takes no money, and an amount not withheld stays until the loss', async () => {
  const { payment, disputed } = await paid()
  const watched = { disputed: accounts.disputed, losses, gateway: accounts.gateway }
  expect(await movedOn(watched, () => disputed('inquiry'))).toEqual({ disputed: 0, losses: 0, gateway: 0 })
  expect(await paying.payment(payment)).toMatchObject({ state: 'captured' })
  const open = await movedOn(watched, () => disputed('open', { withheld: 0 }))
  expect(open).toEqual({ disputed: 0, losses: 0, gateway: 0 })
  expect(await paying.payment(payment)).toMatchObject({ state: 'disputed' })
  const lost = await movedOn(watched, () => disputed('lost'))
  expect(lost).toEqual({ disputed: 0, losses: 10_000, gateway: -10_000 })
})

test('A lost dispute over unallocated money is no loss, as the bank returned it', async () => {
  const { payment, order } = await openOne(paying)
  const attempt = paying.gateway.orders.attempt(order, { amount: 7000 })
  await paying.deliverEvent(order)
  expect(await paying.payment(payment)).toMatchObject({ allocation: 'unallocated' })
  const moved = await movedOn({ losses, unallocated: accounts.unallocated }, async () => {
    paying.gateway.orders.dispute(attempt, 'lost')
    await paying.deliverEvent(order)
  })
  expect(moved).toEqual({ losses: 0, unallocated: 7000 })
  expect(await paying.payment(payment)).toMatchObject({ allocation: 'refunded', state: 'refunded' })
})
