import { defineEvent } from '#framework/events'
import { text } from '#framework/doctypes'
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { defineModule } from '#framework/modules'
import { testSite, valuesOf, type TestClient, type TestSite } from '#framework/testing'
import { webhooks } from './index.ts'
import type { Post, Poster } from './post.ts'
import { sendDeliveries } from './deliveries.ts'

const SECRET = 'a-secret-of-24-characters'
const posts: Post[] = []
let status = 204
let now = new Date()

const post: Poster = async (one) => {
  posts.push(one)
  return status
}

let site: TestSite
let manager: TestClient
beforeAll(async () => {
  site = await testSite([webhooks, defineModule({ name: 'lamps', renamedEvents: [lampLit] })], {
    settings: { clock: () => now },
  })
  manager = await site.userWith('System Manager')
  const webhook = { title: 'Accounts', url: 'https://accounts.example.org/hook', signing_secret: SECRET }
  await manager.post('/api/resource/Webhook', { ...webhook, events: [{ event: 'alarm.raised' }] })
})
afterAll(() => site.close())
beforeEach(() => {
  posts.length = 0
  status = 204
})

const alarmRaised = defineEvent('alarm.raised', { word: text() })
const lampLit = defineEvent('lamp.lit', { word: text() }, { renamedFrom: 'lamp.glowed' })
const lightSwitched = defineEvent('light.switched', { word: text() })

async function raise(event: typeof alarmRaised, word: string): Promise<void> {
  await site.engine.write(administrator, (documents) => documents.emit(event, { word }))
  await site.engine.drainEvents()
}

const send = () =>
  site.engine.withoutTransaction(administrator, (documents) =>
    sendDeliveries(site.engine.contextFor(documents), post),
  )

async function lastDelivery(): Promise<Readonly<Record<string, unknown>>> {
  const { rows } = await manager.get('/api/resource/Webhook Delivery', {
    fields: ['name', 'state', 'attempts', 'status', 'error'],
    order_by: 'creation desc',
    limit_page_length: 1,
  })
  return rows[0] ?? {}
}

test('A webhook receives the signed events it subscribed to and no others', async () => {
  await raise(alarmRaised, 'ding')
  await raise(lightSwitched, 'dong')
  await Promise.all([send(), send()])
  expect(posts).toHaveLength(1)
  const { url, headers, body } = posts[0]!
  expect(url).toBe('https://accounts.example.org/hook')
  expect(JSON.parse(body)).toMatchObject({ type: 'alarm.raised', data: { word: 'ding' } })
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const signature = createHmac('sha256', SECRET).update(signed).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${signature}`)
  expect(await lastDelivery()).toMatchObject({ state: 'sent', attempts: 1, status: 204 })
})

test('A program that subscribed by the earlier name of an event receives it under that name', async () => {
  const webhook = { title: 'Old', url: 'https://old.example.org/hook', signing_secret: SECRET }
  const subscribed = { ...webhook, events: [{ event: 'lamp.glowed' }] }
  const created = await manager.post('/api/resource/Webhook', subscribed)
  await site.engine.write(administrator, (documents) => documents.emit(lampLit, { word: 'now' }))
  await site.engine.drainEvents()
  await send()
  const bodies: readonly unknown[] = posts.map(({ body }): unknown => JSON.parse(body))
  expect(bodies).toMatchObject([{ type: 'lamp.glowed', data: { word: 'now' } }])
  await manager.delete(`/api/resource/Webhook/${String(valuesOf(created.data)['name'])}`)
})

test('A failed delivery is retried later under the same id', async () => {
  status = 500
  await raise(alarmRaised, 'later')
  await send()
  await send()
  expect(await lastDelivery()).toMatchObject({ state: 'failed', attempts: 1, status: 500 })
  status = 200
  now = new Date(now.getTime() + 60_000)
  await send()
  expect(await lastDelivery()).toMatchObject({ state: 'sent', attempts: 2, error: null })
  expect(new Set(posts.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

test('A delivery to an endpoint that is gone is given up at once and can be replayed', async () => {
  status = 410
  await raise(alarmRaised, 'gone')
  await send()
  const dead = await lastDelivery()
  expect(dead).toMatchObject({ state: 'dead', attempts: 1 })
  status = 200
  const { name } = dead
  expect((await manager.post('/api/method/mela.webhooks.replay', { name })).status).toBe(200)
  await send()
  expect(await lastDelivery()).toMatchObject({ state: 'sent' })
})

test('A redirect counts as a failure', async () => {
  status = 302
  await raise(alarmRaised, 'moved')
  await send()
  expect(await lastDelivery()).toMatchObject({ state: 'failed', error: 'The other side answered 302' })
})

test.each([
  [{ url: 'https://10.0.0.7/hook' }],
  [{ url: 'http://accounts.example.org/hook' }],
  [{ url: 'https://localhost/hook' }],
  [{ signing_secret: 'short' }],
  [{ events: [] }],
])('A webhook with %j is refused', async (wrong) => {
  const complete = {
    title: 'X',
    url: 'https://x.example.org/',
    signing_secret: SECRET,
    events: [{ event: 'a.b' }],
  }
  expect((await manager.post('/api/resource/Webhook', { ...complete, ...wrong })).status).toBe(417)
})

test('Only system managers see webhooks, and nobody can read the secret', async () => {
  const office = await site.userWith('School Office')
  for (const type of ['Webhook', 'Webhook Delivery'])
    expect((await office.get(`/api/resource/${type}`)).status).toBe(403)
  const { body } = await manager.get('/api/resource/Webhook', { fields: ['*'] })
  expect(JSON.stringify(body)).not.toContain(SECRET)
})

test('Deleting a webhook deletes its deliveries', async () => {
  const { rows } = await manager.get('/api/resource/Webhook')
  expect((await manager.delete(`/api/resource/Webhook/${String(rows[0]?.['name'])}`)).status).toBe(202)
  expect((await manager.get('/api/resource/Webhook Delivery')).data).toEqual([])
})
