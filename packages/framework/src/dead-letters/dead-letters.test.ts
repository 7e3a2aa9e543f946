import { afterAll, beforeAll, expect, test } from 'vitest'
import { text } from '#framework/doctypes'
import { defineEvent, on } from '#framework/events'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { task } from '#framework/tasks'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { deadLetters } from './index.ts'

const alarmRaised = defineEvent('alarm.raised', { word: text() })
let isFailing = true
const handled: string[] = []
const done: unknown[] = []

const alerts = defineModule({
  name: 'alerts',
  eventHandlers: [
    on(alarmRaised, { key: 'alerts.record', renamedFrom: 'alerts.log' }, async ({ word }) => {
      if (isFailing) throw new Error('The recorder is off')
      handled.push(word)
    }),
  ],
  tasks: [
    task('alerts.send', async (payload) => {
      if (isFailing) throw new Error('The sender is off')
      done.push(payload)
    }),
  ],
})

let site: TestSite
let manager: TestClient
beforeAll(async () => {
  site = await testSite([deadLetters, alerts])
  manager = await site.userWith('System Manager')
})
afterAll(() => site.close())

async function deliverUntilDead(): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await site.engine.drainEvents()
    await site.engine.database.pool.query('update mela_event_delivery set next_attempt = null')
  }
}

async function emitUntilDead(word: string): Promise<void> {
  isFailing = true
  await site.engine.write(administrator, (documents) => documents.emit(alarmRaised, { word }))
  await deliverUntilDead()
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
  await emitUntilDead('ding')
  const [dead] = await listed('Event Delivery', 'waiting')
  expect(dead).toMatchObject({ error: 'The recorder is off', attempts: 10, payload: '{"word":"ding"}' })
  isFailing = false
  await site.engine.drainEvents()
  expect(handled).toEqual([])

  expect((await settle('retry_delivery', dead?.['name'])).status).toBe(200)
  await site.engine.drainEvents()
  expect(handled).toEqual(['ding'])
  expect((await settle('retry_delivery', dead?.['name'])).status).toBe(417)
})

test('A retry that fails again leaves one dead letter', async () => {
  await emitUntilDead('dong')
  const [dead] = await listed('Event Delivery', 'waiting')
  await settle('retry_delivery', dead?.['name'])
  await deliverUntilDead()
  expect(await listed('Event Delivery', 'waiting')).toMatchObject([{ name: dead?.['name'] }])
})

test('A dismissed dead letter is not retried', async () => {
  const [dead] = await listed('Event Delivery', 'waiting')
  expect((await settle('discard_delivery', dead?.['name'])).status).toBe(200)
  isFailing = false
  await site.engine.drainEvents()
  expect(handled).not.toContain('dong')
  expect((await settle('retry_delivery', dead?.['name'])).status).toBe(417)
})

test('Only system managers see or resolve dead letters', async () => {
  await emitUntilDead('dung')
  const [dead] = await listed('Event Delivery', 'waiting')
  const office = await site.userWith('School Office')
  for (const client of [office, site.guest]) {
    expect((await client.get('/api/resource/Event Delivery')).status).toBe(403)
    expect((await settle('retry_delivery', dead?.['name'], client)).status).toBe(403)
  }
})

test('A task that used up its attempts becomes a dead letter and can still be retried', async () => {
  isFailing = true
  await site.engine.write(administrator, (documents) => documents.enqueue('alerts.send', { priority: 3 }))
  await site.engine.database.pool.query(`update pgboss.job set retry_limit = 0 where name = 'alerts.send'`)
  await site.engine.start()
  await expect.poll(() => listed('Task Log', 'waiting'), { timeout: 30_000 }).toHaveLength(1)
  const [dead] = await listed('Task Log', 'waiting')
  expect(dead).toMatchObject({ error: 'The sender is off', payload: '{"priority":3}', attempts: 1 })

  isFailing = false
  expect((await settle('retry_task', dead?.['name'])).status).toBe(200)
  await expect.poll(() => done, { timeout: 30_000 }).toEqual([{ priority: 3 }])
  expect((await settle('discard_task', dead?.['name'])).status).toBe(417)
})

test('A delivery that was given up under the key of the last release is retried by the key of today', async () => {
  const { engine } = site
  await emitUntilDead('renamed')
  for (const table of ['mela_event_delivery', '"Event Delivery"'])
    await engine.database.pool.query(`update ${table} set subscription = 'alerts.log'`)
  await engine.start()
  await engine.stop()
  const [given] = await listed('Event Delivery', 'waiting')
  isFailing = false
  expect(await settle('retry_delivery', given?.['name'])).toMatchObject({ status: 200 })
  await engine.drainEvents()
  expect(handled).toContain('renamed')
})
