import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Gateway } from '../gateway.ts'
import { newOrder, newReference, testGatewayContract } from '../contract/gateway-contract.ts'
import { openSandbox } from './open-sandbox.ts'
import { openSampleRoom, type SampleRoom } from './sample-room.ts'
import { signedHeaders } from './sandbox-event.ts'
import { readSigningSecret } from './doctypes/sandbox-settings.queries.ts'

const ways = { captured: 'no webhook', authorised: 'authorise', failed: 'decline' }

async function press({ site }: SampleRoom, order: string, way: string) {
  const body = new URLSearchParams({ way, method: 'card' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return site.guest.request('POST', `/sandbox/pay/${order}`, { body, headers })
}

testGatewayContract(async () => {
  const room = await openSampleRoom()
  const gateway = await openSandbox(room.place)
  return {
    gateway,
    pay: async (order, outcome) => {
      await press(room, order, ways[outcome])
    },
    // Whether a refund fails is said by its amount: 13 paise above whole rupees.
    settleRefunds: room.playOn,
    async dispute(payment) {
      const text = `update "Sandbox Payment" set is_disputed = 1 where name = $1`
      await room.site.engine.database.pool.query(text, [payment])
    },
    async eventAbout(order, secondsAgo = 0) {
      const at = new Date(Date.now() - secondsAgo * 1000)
      const secret = await room.place.write(readSigningSecret)
      const created_at = Math.floor(at.getTime() / 1000)
      const body = JSON.stringify({
        id: `SBE-${order}`,
        type: 'payment.captured',
        order,
        amount: 50000,
        created_at,
      })
      return { raw: Buffer.from(body), headers: signedHeaders({ body, secret, at }) }
    },
    close: room.site.close,
  }
})

let room: SampleRoom
let gateway: Gateway
beforeAll(async () => {
  room = await openSampleRoom()
  gateway = await openSandbox(room.place)
})
afterAll(() => room.site.close())

/** Presses a button of the page, and tells what the house heard until everything was done. */
async function go(way: string) {
  const { order } = await gateway.createOrder(newOrder())
  const begun = room.heard.length
  const answer = await press(room, order, way)
  const before = (await gateway.fetchOrder(order))?.payments
  const heardFirst = room.heard.length - begun
  await room.playOn()
  const heard = room.heard.slice(begun).map(({ raw, headers }) => gateway.readEvent(raw, headers))
  const { payments: after, disputes } = (await gateway.fetchOrder(order)) ?? {}
  return { order, answer, before, heardFirst, heard, after, disputes }
}

test('whoever pays is sent back at once, and the house hears of it by a genuine event', async () => {
  const { order, answer, heard, heardFirst, after } = await go('pay')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://asha.example/support'])
  expect(heardFirst).toBe(0)
  expect(heard).toMatchObject([{ type: 'payment.captured', order, payment: after?.[0]?.id }])
  expect(after).toMatchObject([{ state: 'captured', method: 'card', fee: 1180 }])
})

test('what is paid slowly is open first and captured later', async () => {
  const { before, after, heard } = await go('slow')
  expect([before?.[0]?.state, after?.[0]?.state]).toEqual(['created', 'captured'])
  expect(heard).toMatchObject([{ type: 'payment.captured' }])
})

test('with the message first, the house has heard before the payer is back', async () => {
  const { heardFirst, heard } = await go('webhook first')
  expect([heardFirst, heard.length]).toEqual([1, 1])
})

test('with the message twice, both are the same event', async () => {
  const { heard } = await go('webhook twice')
  expect(heard).toHaveLength(2)
  expect(heard[0]).toEqual(heard[1])
})

test('out of order, what happened earlier is told later', async () => {
  const { order } = await gateway.createOrder(newOrder())
  await press(room, order, 'out of order')
  const { rows } = await room.site.engine.database.pool.query<{ type: string; at: number }>(
    `select event::json->>'type' as type, (event::json->>'created_at')::int as at
     from "Sandbox Step" where event::json->>'order' = $1 order by due`,
    [order],
  )
  expect(rows.map(({ type }) => type)).toEqual(['payment.captured', 'payment.authorised'])
  expect(rows[0]?.at).toBeGreaterThan(rows[1]?.at ?? Infinity)
  await room.playOn()
})

test('without a message the money is there all the same', async () => {
  const { heard, after } = await go('no webhook')
  expect(heard).toEqual([])
  expect(after).toMatchObject([{ state: 'captured' }])
})

test('a payment that comes after the order’s end waits for it', async () => {
  const { order } = await gateway.createOrder(newOrder())
  await press(room, order, 'after expiry')
  const { rows } = await room.site.engine.database.pool.query(
    `select s.action from "Sandbox Step" s join "Sandbox Payment" p on p.name = s.about
     join "Sandbox Order" o on o.name = p.sandbox_order where o.name = $1 and s.due = o.expires_at`,
    [order],
  )
  expect(rows).toEqual([{ action: 'capture' }])
  await room.playOn()
})

test('a dispute comes after the payment', async () => {
  const { before, after, disputes, heard } = await go('dispute')
  expect([before, after].map((payments) => payments?.length)).toEqual([1, 1])
  expect(disputes).toMatchObject([{ payment: after?.[0]?.id, state: 'open' }])
  expect(heard.map((event) => event?.type).toSorted()).toEqual(['payment.captured', 'payment.disputed'])
})

test('whoever presses twice, or in two windows, pays once', async () => {
  const { order } = await gateway.createOrder(newOrder())
  const answers = await Promise.all(['pay', 'pay', 'no webhook'].map((way) => press(room, order, way)))
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  expect((await gateway.fetchOrder(order))?.payments).toHaveLength(1)
  await room.playOn()
})

test('an event that the house does not take is sent again, signed anew', async () => {
  const { order } = await gateway.createOrder(newOrder())
  room.answers.push(500, 503)
  const begun = room.heard.length
  await press(room, order, 'pay')
  await room.playOn()
  const heard = room.heard.slice(begun)
  expect(heard).toHaveLength(3)
  expect(new Set(heard.map(({ raw }) => raw.toString())).size).toBe(1)
})

test('what a server had in hand when it died is sent by the next one', async () => {
  const { order } = await gateway.createOrder(newOrder())
  await press(room, order, 'pay')
  const { pool } = room.site.engine.database
  await pool.query(`update "Sandbox Step" set state = 'sending', claimed_at = now() - interval '2 days'
    where event::json->>'order' = '${order}'`)
  const begun = room.heard.length
  await room.site.engine.runTask('payments.play_sandbox')
  expect(room.heard.length - begun).toBe(1)
})

test('asked twice for an order under one reference, it is one order; another amount is refused', async () => {
  const wanted = newOrder()
  const first = await gateway.createOrder(wanted)
  expect(await gateway.createOrder(wanted)).toEqual(first)
  const another = newOrder()
  const [left, right] = await Promise.all([gateway.createOrder(another), gateway.createOrder(another)])
  expect(left).toEqual(right)
  await expect(gateway.createOrder({ ...wanted, amount: 1 })).rejects.toThrow('another amount')
})

test('a refund is on its way before it is done, and the house hears of its end', async () => {
  const { order, after } = await go('no webhook')
  const payment = after?.[0]?.id ?? ''
  expect(await gateway.refund({ payment, amount: 20_000, reference: newReference() })).toMatchObject({
    state: 'pending',
  })
  const begun = room.heard.length
  await room.playOn()
  const heard = room.heard.slice(begun).map(({ raw, headers }) => gateway.readEvent(raw, headers))
  expect(heard).toMatchObject([{ type: 'refund.done', order, payment }])
})

test('two servers that read the secret first read the same', async () => {
  const secrets = await Promise.all([1, 2, 3].map(() => room.place.write(readSigningSecret)))
  expect(new Set(secrets).size).toBe(1)
})

test('nobody but system managers sees the sandbox’s books, and nobody writes in them', async () => {
  const [office, customer] = [await room.site.userWith('School Office'), await room.site.userWith('Customer')]
  const manager = await room.site.userWith('System Manager')
  for (const type of [
    'Sandbox Order',
    'Sandbox Payment',
    'Sandbox Refund',
    'Sandbox Step',
    'Sandbox Settings',
  ]) {
    for (const client of [room.site.guest, office, customer])
      expect((await client.get(`/api/resource/${type}`)).status).toBe(403)
    expect((await manager.post(`/api/resource/${type}`, { reference: 'forged', amount: 5 })).status).toBe(403)
  }
  expect((await manager.get('/api/resource/Sandbox Order')).status).toBe(200)
})
