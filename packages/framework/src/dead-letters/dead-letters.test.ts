import { afterAll, beforeAll, expect, test } from 'vitest'
import { text } from '#framework/doctypes'
import { defineEvent, on } from '#framework/events'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { task } from '#framework/tasks'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { deadLetters } from './index.ts'

const alarmRaised = defineEvent('bell.rang', { word: text() })
let isBroken = true
const handled: string[] = []
const done: unknown[] = []

const stumbling = defineModule({
  name: 'stumbling',
  eventHandlers: [
    on(alarmRaised, { key: 'stumbling.hears', renamedFrom: 'stumbling.listens' }, async ({ word }) => {
      if (isBroken) throw new Error('The ear is shut')
      handled.push(word)
    }),
  ],
  tasks: [
    task('stumbling.walk', async (payload) => {
      if (isBroken) throw new Error('The leg is broken')
      done.push(payload)
    }),
  ],
})

let site: TestSite
let manager: TestClient
beforeAll(async () => {
  site = await testSite([deadLetters, stumbling])
  manager = await site.userWith('System Manager')
})
afterAll(() => site.close())

async function failUntilGivenUp(): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await site.engine.drainEvents()
    await site.engine.database.pool.query('update mela_event_delivery set next_attempt = null')
  }
}

async function ringInVain(word: string): Promise<void> {
  isBroken = true
  await site.engine.write(administrator, (documents) => documents.emit(alarmRaised, { word }))
  await failUntilGivenUp()
}

async function listed(type: string, state: string): Promise<readonly Record<string, unknown>[]> {
  const { rows } = await manager.get(`/api/resource/${type}`, {
    fields: ['name', 'state', 'error', 'payload', 'attempts'],
    filters: [['state', '=', state]],
  })
  return rows
}

const settle = (method: string, name: unknown, client = manager) =>
  client.post(`/api/method/mela.dead_letters.${method}`, { name })

test('A system manager sees a failed event handler with its reason and retries it', async () => {
  await ringInVain('ding')
  const [dead] = await listed('Event Delivery', 'waiting')
  expect(dead).toMatchObject({ error: 'The ear is shut', attempts: 10, payload: '{"word":"ding"}' })
  isBroken = false
  await site.engine.drainEvents()
  expect(handled).toEqual([])

  expect((await settle('retry_delivery', dead?.['name'])).status).toBe(200)
  await site.engine.drainEvents()
  expect(handled).toEqual(['ding'])
  expect((await settle('retry_delivery', dead?.['name'])).status).toBe(417)
})

test('A retry that fails again leaves one dead letter', async () => {
  await ringInVain('dong')
  const [dead] = await listed('Event Delivery', 'waiting')
  await settle('retry_delivery', dead?.['name'])
  await failUntilGivenUp()
  expect(await listed('Event Delivery', 'waiting')).toMatchObject([{ name: dead?.['name'] }])
})

test('A dismissed dead letter is not retried', async () => {
  const [dead] = await listed('Event Delivery', 'waiting')
  expect((await settle('discard_delivery', dead?.['name'])).status).toBe(200)
  isBroken = false
  await site.engine.drainEvents()
  expect(handled).not.toContain('dong')
  expect((await settle('retry_delivery', dead?.['name'])).status).toBe(417)
})

test('Only system managers see or resolve dead letters', async () => {
  await ringInVain('dung')
  const [dead] = await listed('Event Delivery', 'waiting')
  const office = await site.userWith('School Office')
  for (const client of [office, site.guest]) {
    expect((await client.get('/api/resource/Event Delivery')).status).toBe(403)
    expect((await settle('retry_delivery', dead?.['name'], client)).status).toBe(403)
  }
})

test('A task that used up its attempts becomes a dead letter and can still be retried', async () => {
  isBroken = true
  await site.engine.write(administrator, (documents) => documents.enqueue('stumbling.walk', { miles: 3 }))
  await site.engine.database.pool.query(`update pgboss.job set retry_limit = 0 where name = 'stumbling.walk'`)
  await site.engine.start()
  await expect.poll(() => listed('Task Log', 'waiting'), { timeout: 30_000 }).toHaveLength(1)
  const [dead] = await listed('Task Log', 'waiting')
  expect(dead).toMatchObject({ error: 'The leg is broken', payload: '{"miles":3}', attempts: 1 })

  isBroken = false
  expect((await settle('retry_task', dead?.['name'])).status).toBe(200)
  await expect.poll(() => done, { timeout: 30_000 }).toEqual([{ miles: 3 }])
  expect((await settle('discard_task', dead?.['name'])).status).toBe(417)
})

test('a delivery that was given up under the key of the last release is retried by the key of today', async () => {
  const { engine } = site
  await ringInVain('renamed')
  for (const table of ['mela_event_delivery', '"Event Delivery"'])
    await engine.database.pool.query(`update ${table} set subscription = 'stumbling.listens'`)
  await engine.start()
  await engine.stop()
  const [given] = await listed('Event Delivery', 'waiting')
  isBroken = false
  expect(await settle('retry_delivery', given?.['name'])).toMatchObject({ status: 200 })
  await engine.drainEvents()
  expect(handled).toContain('renamed')
})
