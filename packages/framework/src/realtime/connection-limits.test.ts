import { request as ask } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { createApp } from '#framework/rest'
import { Book, sampleModule, testSite, type TestSite } from '#framework/testing'
import type { RealtimeLimits } from './connection-limits.ts'
import { connectTo, createApiKey, closeConnections, listenTo, type ApiCredentials } from './realtime-site.ts'

let site: TestSite
let manager: ApiCredentials
const apps: FastifyInstance[] = []

beforeAll(async () => {
  site = await testSite([sampleModule().module])
  manager = await createApiKey(site, (await site.userWith('System Manager')).user)
})
afterEach(async () => {
  closeConnections()
  for (const opened of apps.splice(0)) await opened.close()
})
afterAll(() => site.close())

async function listenWith(realtime: Partial<RealtimeLimits>, trustedProxies = 0): Promise<string> {
  const { engine } = site
  const options = { engine, allowedOrigins: ['https://app.example'], trustedProxies, realtime }
  const { app } = await createApp(options)
  apps.push(app)
  return app.listen({ port: 0, host: '127.0.0.1' })
}

function asManager() {
  return { headers: { authorization: manager.authorization } }
}

function published(title: string) {
  return site.engine.write(administrator, (documents) => documents.insert(Book, { title, published: 1 }))
}

function refusedAt(...given: Parameters<typeof connectTo>): Promise<Error & { data?: unknown }> {
  const socket = connectTo(...given)
  return new Promise((resolve, reject) => {
    socket.once('connect_error', resolve)
    socket.once('connect', () => reject(new Error('It was let in')))
  })
}

test('A page of a foreign origin may not connect, while our own pages and the app may', async () => {
  const refused = await refusedAt(site.origin, { headers: { origin: 'https://evil.example' } })
  expect(refused.message).toMatch(/websocket error/)
  for (const origin of [site.origin, 'https://asha.example', 'https://localhost'])
    expect((await listenTo(site.origin, { headers: { origin } })).socket.connected).toBe(true)
})

test('A wrong key is refused with Frappe’s error', async () => {
  const { message, data } = await refusedAt(site.origin, { headers: { authorization: 'token no:body' } })
  expect(message).toBe('The API key or its secret is wrong, revoked or unknown')
  expect(data).toMatchObject({ exc_type: 'AuthenticationError' })
})

test('A key may be sent in the first packet, as from a browser', async () => {
  const { name } = await site.engine.write(administrator, (documents) =>
    documents.insert(Book, { title: 'Unpublished' }),
  )
  const { authorization } = manager
  const listener = await listenTo(site.origin, { auth: { authorization } })
  expect(await listener.request('doc_subscribe', 'Sample Book', name)).toBe(true)
})

test('Polling works and upgrades to a WebSocket where it can', async () => {
  const { name } = await published('Polled')
  const listener = await listenTo(site.origin, { transports: ['polling', 'websocket'] })
  expect(await listener.request('doc_subscribe', 'Sample Book', name)).toBe(true)
  await expect.poll(() => listener.socket.io.engine.transport.name).toBe('websocket')
  const polling = await listenTo(site.origin, { transports: ['polling'], site: '' })
  expect(await polling.request('doc_subscribe', 'Sample Book', name)).toBe(true)
  await site.engine.write(administrator, (documents) => documents.save(Book, name, { title: 'Heard' }))
  await polling.expectMessage('doc_update', { name })
  await listener.expectMessage('doc_update', { name })
})

test('A connection may subscribe to a limited number of documents', async () => {
  const origin = await listenWith({ subscriptions: 2 })
  const names = [await published('1'), await published('2'), await published('3')].map(({ name }) => name)
  const listener = await listenTo(origin)
  const answers = []
  for (const name of [...names, names[0]])
    answers.push(await listener.request('doc_subscribe', 'Sample Book', name))
  expect(answers).toEqual([true, true, false, true])
})

test('A connection that sends too many messages at once is closed', async () => {
  const origin = await listenWith({ clientEvents: { burst: 20, perSecond: 1 } })
  const listener = await listenTo(origin)
  for (let count = 0; count < 21; count += 1) listener.socket.emit('doc_unsubscribe', 'Sample Book', 'x')
  expect(await listener.waitForDisconnect()).toBe('io server disconnect')
})

test('A packet that is too large closes its connection', async () => {
  const listener = await listenTo(await listenWith({ packet: 1000 }))
  listener.socket.emit('doc_subscribe', 'Sample Book', 'x'.repeat(2000))
  expect(await listener.waitForDisconnect()).toMatch(/transport/)
})

test('Guests are limited by their address, and users by their name', async () => {
  const origin = await listenWith({ guestsPerAddress: 1, connectionsPerUser: 2 }, 1)
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  await listenTo(origin, from('192.0.2.1'))
  expect(await (await listenTo(origin, from('192.0.2.1'))).waitForDisconnect()).toBe('io server disconnect')
  const other = await listenTo(origin, from('192.0.2.2'))
  const first = await listenTo(origin, asManager())
  const known = [first, await listenTo(origin, asManager())]
  expect(await (await listenTo(origin, asManager())).waitForDisconnect()).toBe('io server disconnect')
  expect([other, ...known].every(({ socket }) => socket.connected)).toBe(true)
  first.socket.disconnect()
  await expect
    .poll(async () => {
      const again = await listenTo(origin, asManager())
      return again.request('doctype_subscribe', 'Sample Book').catch(() => false)
    })
    .toBe(true)
})

test('A full server refuses further connections', async () => {
  const origin = await listenWith({ connections: 1 })
  await listenTo(origin)
  expect((await refusedAt(origin)).message).toMatch(/websocket error/)
})

test('A connection belongs to one site', async () => {
  const first = await listenTo(site.origin)
  const second = first.socket.io.socket('/another')
  const refused = await new Promise<Error>((resolve) => second.once('connect_error', resolve))
  expect(refused.message).toBe('Internal error')
  expect(first.socket.connected).toBe(true)
})

test('Clients reconnect to the next server by themselves when one stops', async () => {
  const origin = await listenWith({})
  const listener = await listenTo(origin)
  const { name } = await published('After the stop')
  const back = new Promise<void>((resolve) => listener.socket.io.once('reconnect', () => resolve()))
  const [stopped] = apps.splice(0)
  await stopped?.close()
  expect(await listener.waitForDisconnect()).toMatch(/transport/)
  const { app } = await createApp({ engine: site.engine, allowedOrigins: [], trustedProxies: 0 })
  apps.push(app)
  await app.listen({ port: Number(new URL(origin).port), host: '127.0.0.1' })
  await back
  expect(await listener.request('doc_subscribe', 'Sample Book', name)).toBe(true)
})

test('A request to upgrade to another protocol gets a plain response', async () => {
  const status = await new Promise((resolve, reject) => {
    const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' }
    const asked = ask(`${site.origin}/api/resource/Sample%20Book`, { headers })
    asked.once('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    asked.once('error', reject)
    asked.end()
  })
  expect(status).toBe(200)
})

test('A client that does not read its messages is disconnected', async () => {
  const origin = await listenWith({ unreadMessages: 2 })
  const poll = `${origin}/socket.io/?EIO=4&transport=polling`
  const { sid } = JSON.parse((await (await fetch(poll)).text()).slice(1)) as { sid: string }
  const own = `${poll}&sid=${sid}`
  const send = (packet: string) => fetch(own, { method: 'POST', body: packet })
  await send('40/asha,')
  expect(await (await fetch(own)).text()).toMatch(/^40\/asha/)
  await send('42/asha,["doctype_subscribe","Sample Book"]')
  const other = await listenTo(origin)
  await other.request('doctype_subscribe', 'Sample Book')
  await site.engine.write(administrator, async (documents) => {
    for (const title of ['a', 'b', 'c']) await documents.insert(Book, { title, published: 1 })
  })
  await expect.poll(() => other.received.length).toBe(3)
  const late = await fetch(own)
  expect(late.status).toBe(400)
  expect(await late.json()).toMatchObject({ message: 'Session ID unknown' })
})
