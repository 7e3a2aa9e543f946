import { administrator } from '#framework/permissions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Gateway } from '../gateway.ts'
import { newOrder, newReference, testGatewayContract } from '../../testing/gateway-contract.ts'
import { openSandbox } from './sandbox-gateway.ts'
import { openSandboxSite, type SandboxSite } from '../../testing/sandbox-site.ts'
import { createSignedHeaders } from './sandbox-event.ts'
import { readSigningSecret } from './sandbox-settings.queries.ts'

const scenarios = { captured: 'no webhook', authorised: 'authorise', failed: 'decline' }

async function press({ site }: SandboxSite, order: string, scenario: string) {
  const body = new URLSearchParams({ scenario, method: 'card' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return site.guest.request('POST', `/sandbox/pay/${order}`, { body, headers })
}

testGatewayContract(async () => {
  const sandbox = await openSandboxSite()
  const gateway = await openSandbox(sandbox.site.engine)
  return {
    gateway,
    pay: async (order, outcome) => {
      await press(sandbox, order, scenarios[outcome])
    },
    // The amount decides whether a refund fails: 13 paise above whole rupees.
    settleRefunds: sandbox.playOn,
    async dispute(payment) {
      const text = `update "Sandbox Payment" set is_disputed = 1 where name = $1`
      await sandbox.site.engine.database.pool.query(text, [payment])
    },
    async eventAbout(order, secondsAgo = 0) {
      const at = new Date(Date.now() - secondsAgo * 1000)
      const secret = await sandbox.site.engine.write(administrator, readSigningSecret)
      const created_at = Math.floor(at.getTime() / 1000)
      const body = JSON.stringify({
        id: `SBE-${order}`,
        type: 'payment.captured',
        order,
        amount: 50000,
        created_at,
      })
      return { raw: Buffer.from(body), headers: createSignedHeaders({ body, secret, at }) }
    },
    close: sandbox.site.close,
  }
})

let sandbox: SandboxSite
let gateway: Gateway
beforeAll(async () => {
  sandbox = await openSandboxSite()
  gateway = await openSandbox(sandbox.site.engine)
})
afterAll(() => sandbox.site.close())

async function playScenario(scenario: string) {
  const { order } = await gateway.createOrder(newOrder())
  const begun = sandbox.receivedEvents.length
  const answer = await press(sandbox, order, scenario)
  const before = (await gateway.fetchOrder(order))?.payments
  const receivedFirst = sandbox.receivedEvents.length - begun
  await sandbox.playOn()
  const received = sandbox.receivedEvents
    .slice(begun)
    .map(({ raw, headers }) => gateway.readEvent(raw, headers))
  const { payments: after, disputes } = (await gateway.fetchOrder(order)) ?? {}
  return { order, answer, before, heardFirst: receivedFirst, heard: received, after, disputes }
}

test('The payer returns at once, and a signed event informs the server', async () => {
  const { order, answer, heard: received, heardFirst: receivedFirst, after } = await playScenario('pay')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://asha.example/support'])
  expect(receivedFirst).toBe(0)
  expect(received).toMatchObject([{ type: 'payment.captured', order, payment: after?.[0]?.id }])
  expect(after).toMatchObject([{ state: 'captured', method: 'card', fee: 1180 }])
})

test('A slow payment is open first and captured later', async () => {
  const { before, after, heard: received } = await playScenario('slow')
  expect([before?.[0]?.state, after?.[0]?.state]).toEqual(['created', 'captured'])
  expect(received).toMatchObject([{ type: 'payment.captured' }])
})

test('The webhook-first scenario sends the event before the payer returns', async () => {
  const { heardFirst: receivedFirst, heard: received } = await playScenario('webhook first')
  expect([receivedFirst, received.length]).toEqual([1, 1])
})

test('The webhook-twice scenario sends the same event twice', async () => {
  const { heard: received } = await playScenario('webhook twice')
  expect(received).toHaveLength(2)
  expect(received[0]).toEqual(received[1])
})

test('The out-of-order scenario sends the earlier event later', async () => {
  const { order } = await gateway.createOrder(newOrder())
  await press(sandbox, order, 'out of order')
  const { rows } = await sandbox.site.engine.database.pool.query<{ type: string; at: number }>(
    `select event::json->>'type' as type, (event::json->>'created_at')::int as at
     from "Sandbox Step" where event::json->>'order' = $1 order by due`,
    [order],
  )
  expect(rows.map(({ type }) => type)).toEqual(['payment.captured', 'payment.authorised'])
  expect(rows[0]?.at).toBeGreaterThan(rows[1]?.at ?? Infinity)
  await sandbox.playOn()
})

test('Captures the payment without a webhook too', async () => {
  const { heard: received, after } = await playScenario('no webhook')
  expect(received).toEqual([])
  expect(after).toMatchObject([{ state: 'captured' }])
})

test('The after-expiry scenario captures the payment when the order expires', async () => {
  const { order } = await gateway.createOrder(newOrder())
  await press(sandbox, order, 'after expiry')
  const { rows } = await sandbox.site.engine.database.pool.query(
    `select s.action from "Sandbox Step" s join "Sandbox Payment" p on p.name = s.about
     join "Sandbox Order" o on o.name = p.sandbox_order where o.name = $1 and s.due = o.expires_at`,
    [order],
  )
  expect(rows).toEqual([{ action: 'capture' }])
  await sandbox.playOn()
})

test('The dispute follows the payment', async () => {
  const { before, after, disputes, heard: received } = await playScenario('dispute')
  expect([before, after].map((payments) => payments?.length)).toEqual([1, 1])
  expect(disputes).toMatchObject([{ payment: after?.[0]?.id, state: 'open' }])
  expect(received.map((event) => event?.type).toSorted()).toEqual(['payment.captured', 'payment.disputed'])
})

test('Pressing twice or in two windows pays once', async () => {
  const { order } = await gateway.createOrder(newOrder())
  const answers = await Promise.all(
    ['pay', 'pay', 'no webhook'].map((scenario) => press(sandbox, order, scenario)),
  )
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  expect((await gateway.fetchOrder(order))?.payments).toHaveLength(1)
  await sandbox.playOn()
})

test('Resends an event that the server refuses, with a new signature', async () => {
  const { order } = await gateway.createOrder(newOrder())
  sandbox.answers.push(500, 503)
  const begun = sandbox.receivedEvents.length
  await press(sandbox, order, 'pay')
  await sandbox.playOn()
  const received = sandbox.receivedEvents.slice(begun)
  expect(received).toHaveLength(3)
  expect(new Set(received.map(({ raw }) => raw.toString())).size).toBe(1)
})

test('The next server sends what a crashed server had claimed', async () => {
  const { order } = await gateway.createOrder(newOrder())
  await press(sandbox, order, 'pay')
  const { pool } = sandbox.site.engine.database
  await pool.query(`update "Sandbox Step" set state = 'sending', claimed_at = now() - interval '2 days'
    where event::json->>'order' = '${order}'`)
  const begun = sandbox.receivedEvents.length
  await sandbox.site.engine.runTask('payments.play_sandbox')
  expect(sandbox.receivedEvents.length - begun).toBe(1)
})

test('Two requests under one reference make one order, and another amount is refused', async () => {
  const wanted = newOrder()
  const first = await gateway.createOrder(wanted)
  expect(await gateway.createOrder(wanted)).toEqual(first)
  const another = newOrder()
  const [left, right] = await Promise.all([gateway.createOrder(another), gateway.createOrder(another)])
  expect(left).toEqual(right)
  await expect(gateway.createOrder({ ...wanted, amount: 1 })).rejects.toThrow('another amount')
})

test('A refund is pending before it is done, and an event reports its end', async () => {
  const { order, after } = await playScenario('no webhook')
  const payment = after?.[0]?.id ?? ''
  expect(await gateway.refund({ payment, amount: 20_000, reference: newReference() })).toMatchObject({
    state: 'pending',
  })
  const begun = sandbox.receivedEvents.length
  await sandbox.playOn()
  const received = sandbox.receivedEvents
    .slice(begun)
    .map(({ raw, headers }) => gateway.readEvent(raw, headers))
  expect(received).toMatchObject([{ type: 'refund.done', order, payment }])
})

test('Two servers that read the secret first read the same one', async () => {
  const secrets = await Promise.all(
    [1, 2, 3].map(() => sandbox.site.engine.write(administrator, readSigningSecret)),
  )
  expect(new Set(secrets).size).toBe(1)
})

test('Only system managers read the sandbox’s records, and nobody writes them', async () => {
  const [office, customer] = [
    await sandbox.site.userWith('School Office'),
    await sandbox.site.userWith('Customer'),
  ]
  const manager = await sandbox.site.userWith('System Manager')
  for (const type of [
    'Sandbox Order',
    'Sandbox Payment',
    'Sandbox Refund',
    'Sandbox Step',
    'Sandbox Settings',
  ]) {
    for (const client of [sandbox.site.guest, office, customer])
      expect((await client.get(`/api/resource/${type}`)).status).toBe(403)
    expect((await manager.post(`/api/resource/${type}`, { reference: 'forged', amount: 5 })).status).toBe(403)
  }
  expect((await manager.get('/api/resource/Sandbox Order')).status).toBe(200)
})
