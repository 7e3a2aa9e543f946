import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { entriesOf, openOne as openFee, samplePaying, type SamplePaying } from '../testing/sample-site.ts'

let paying: SamplePaying
beforeAll(async () => {
  paying = await samplePaying()
})
afterAll(() => paying.site.close())
beforeEach(() => {
  paying.gateway.fail(null)
  paying.gateway.asked.length = 0
})

const openOne = () => openFee(paying)
const entries = (payment: string) => entriesOf(paying, payment)

test('A repeated webhook, also a concurrent one, takes effect once', async () => {
  const { payment, order } = await openOne()
  paying.gateway.orders.attempt(order)
  const { body, headers } = paying.gateway.event(order, 'the-same')
  const send = () => paying.site.guest.request('POST', '/hooks/sandbox', { body, headers })
  const answers = await Promise.all([send(), send(), send(), send()])
  expect(answers.map((one) => one.status)).toEqual([200, 200, 200, 200])
  await paying.deliverEvent(order, 'the-same')
  await paying.deliverEvent(order, 'another')
  expect(await entries(payment)).toEqual(['capture'])
  const { rows } = await paying.site.engine.database.pool.query(
    `select from "Gateway Event" where event_id = 'the-same'`,
  )
  expect(rows).toHaveLength(1)
})

test('Two servers processing two events of one payment at once book it once', async () => {
  const { payment, order } = await openOne()
  paying.gateway.orders.attempt(order)
  const names: string[] = []
  for (const id of ['e1', 'e2', 'e3']) {
    const { body, headers } = paying.gateway.event(order, id)
    await paying.site.guest.request('POST', '/hooks/sandbox', { body, headers })
  }
  const { rows } = await paying.site.engine.database.pool.query<{ name: string }>(
    `select name from "Gateway Event" where gateway_order = $1`,
    [order],
  )
  names.push(...rows.map(({ name }) => name))
  await Promise.all(names.map((event) => paying.site.engine.runTask('payments.work_off_event', { event })))
  expect(await entries(payment)).toEqual(['capture'])
})

test('Nobody writes a payment, a refund or an event by a resource call', async () => {
  const { payment } = await openOne()
  const path = `/api/resource/Payment/${payment}`
  expect((await paying.office.put(path, { state: 'captured' })).status).toBe(403)
  expect((await paying.office.delete(path)).status).toBe(403)
  expect((await paying.office.post('/api/resource/Refund', { payment, amount: 1 })).status).toBe(403)
  expect((await paying.office.post('/api/resource/Gateway Event', { gateway: 'Sandbox' })).status).toBe(403)
  const { body } = await paying.office.get(path)
  expect(JSON.stringify(body)).not.toMatch(/token|idempotency|checkout/)
})

test('Stores an event of a foreign order with a note, and moves no money', async () => {
  expect(await paying.deliverEvent('order_of_somebody_else', 'strange-1')).toBe(200)
  const { rows } = await paying.site.administrator.get('/api/resource/Gateway Event', {
    filters: [['event_id', '=', 'strange-1']],
    fields: ['state', 'error', 'tries'],
  })
  expect(rows).toMatchObject([{ state: 'ignored', tries: 1, error: expect.stringContaining('No payment') }])
})

test('An event replayed after a year moves no money', async () => {
  const { payment, order } = await openOne()
  paying.gateway.orders.attempt(order)
  await paying.deliverEvent(order, 'old-event')
  const before = await paying.payment(payment)
  paying.clock.pass(365 * 24 * 3600)
  await paying.deliverEvent(order, 'old-event')
  await paying.deliverEvent(order, 'old-event-under-a-new-name')
  await paying.site.engine.runTask('payments.prune_events')
  const { rows } = await paying.site.engine.database.pool.query(
    `select from "Gateway Event" where event_id = 'old-event'`,
  )
  expect(rows).toEqual([])
  await paying.deliverEvent(order, 'old-event')
  paying.clock.pass(-365 * 24 * 3600)
  // Only the query's own fields differ.
  const { modified, last_queried_at, next_query_at, query_count, applied_query, ...then } = before
  expect(
    [modified, last_queried_at, next_query_at, query_count, applied_query].every(
      (text) => text !== undefined,
    ),
  ).toBe(true)
  expect(await paying.payment(payment)).toMatchObject(then)
  expect(await entries(payment)).toEqual(['capture'])
})

test('Refuses an unsigned webhook and only counts it', async () => {
  const { order } = await openOne()
  const { body } = paying.gateway.event(order, 'forged')
  for (const signature of ['forged', '']) {
    const headers = { 'content-type': 'application/json', 'x-sample-signature': signature }
    const answer = await paying.site.guest.request('POST', '/hooks/sandbox', { body, headers })
    expect(answer.status).toBe(400)
  }
  const storedEvents = await paying.site.engine.database.pool.query(
    `select from "Gateway Event" where event_id = 'forged'`,
  )
  expect(storedEvents.rowCount).toBe(0)
  const { rows } = await paying.site.administrator.get('/api/resource/Rejected Events', {
    fields: ['gateway', 'count'],
  })
  expect(rows).toEqual([{ gateway: 'Sandbox', count: 2 }])
  expect((await paying.site.guest.request('POST', '/hooks/stripe', { body })).status).toBe(404)
})

test('Processes an event later when its gateway was unavailable', async () => {
  const { payment, order } = await openOne()
  paying.gateway.orders.attempt(order)
  paying.gateway.fail('away')
  await expect(paying.deliverEvent(order, 'too-early')).rejects.toThrow('no answer')
  expect(await paying.payment(payment)).toMatchObject({ state: 'created' })
  paying.gateway.fail(null)
  await paying.reconcileAfter(2)
  expect(await paying.payment(payment)).toMatchObject({ state: 'captured' })
})

test('A burst of duplicate events changes nothing', async () => {
  const { payment, order } = await openOne()
  paying.gateway.orders.attempt(order)
  await paying.deliverEvent(order, 'the-burst')
  const before = await paying.payment(payment)
  const { body, headers } = paying.gateway.event(order, 'the-burst')
  const send = () => paying.site.guest.request('POST', '/hooks/sandbox', { body, headers })
  for (let round = 0; round < 20; round += 1) {
    const answers = await Promise.all(Array.from({ length: 50 }, send))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
  }
  expect(await paying.payment(payment)).toEqual(before)
  const { rows } = await paying.site.engine.database.pool.query(
    `select count(*)::int as count from "Gateway Event" where event_id = 'the-burst'`,
  )
  expect(rows).toEqual([{ count: 1 }])
})
