import { afterAll, beforeAll, expect, test } from 'vitest'
import { messenger, type PersonalMessage } from '#framework/identity'
import { administrator } from '#framework/permissions'
import { testSite, type TestSite } from '#framework/testing'
import { notifications } from '../index.ts'

let site: TestSite
let demo: TestSite
beforeAll(async () => {
  site = await testSite([notifications])
  demo = await testSite([notifications], { settings: { isDemo: true } })
})
afterAll(async () => {
  await site.close()
  await demo.close()
})

const code: PersonalMessage = {
  template: 'one_time_code',
  to: { user: null, full_name: null, email: null, phone: '+919840012345' },
  language: 'en',
  values: { code: '482913', minutes: '5', host: 'asha.example' },
  secrets: ['code'],
}

async function outboxAfter(place: TestSite, message: PersonalMessage): Promise<readonly unknown[]> {
  const [carrier] = place.engine.extensions(messenger)
  await place.engine.write(administrator, async (documents) => carrier?.send(message, documents))
  await place.engine.runTask('notifications.send')
  const manager = await place.userWith('System Manager')
  const { rows } = await manager.get('/api/resource/Outbox Message', { fields: ['*'] })
  return rows
}

test('Stores an undeliverable one-time code masked, and nowhere else in the database', async () => {
  const messages = await outboxAfter(site, code)
  expect(messages).toMatchObject([
    { state: 'not sent', channel: 'sms', recipient: '+919840012345', subject: 'Your code', attempts: 0 },
  ])
  expect(messages[0]).toMatchObject({ body: expect.stringContaining('•••••• is your code') })
  const { rows } = await site.engine.database.pool.query<{ everything: string }>(
    `select row_to_json(m)::text || coalesce((select string_agg(row_to_json(n)::text, '') from "Notification" n), '') as everything
     from "Outbox Message" m`,
  )
  expect(rows[0]?.everything).not.toContain('482913')
})

test('A notification that leaves the app is listed by its subject, without its text', async () => {
  await outboxAfter(site, { ...code, to: { ...code.to, phone: '+919840012347' } })
  const manager = await site.userWith('System Manager')
  const { rows } = await manager.get('/api/resource/Notification', { fields: ['channel', 'title', 'body'] })
  expect(rows).toContainEqual({ channel: 'sms', title: 'Your code', body: null })
})

test('A deleted secret cannot be requested again', async () => {
  const [messages] = await outboxAfter(site, { ...code, to: { ...code.to, phone: '+919840012346' } })
  const name = Reflect.get(Object(messages), 'name')
  const answer = await site.administrator.post('/api/method/mela.notifications.resend', { name })
  expect(answer.status).toBe(417)
  expect(JSON.stringify(answer.body)).toContain('Request a new message')
})

test('In a demo the desk shows the code', async () => {
  expect(await outboxAfter(demo, code)).toMatchObject([
    { state: 'not sent', body: expect.stringContaining('482913 is your code') },
  ])
})

test('Sends a password e-mail to the mailbox with a masked address', async () => {
  const reset: PersonalMessage = {
    template: 'reset_password',
    to: { user: null, full_name: 'Meena', email: 'meena@example.org', phone: '+919840012345' },
    language: 'ta',
    values: { link: 'https://asha.example/set?key=abcdef', hours: '1', host: 'asha.example' },
    secrets: ['link'],
  }
  const messages = await outboxAfter(site, reset)
  const letter = messages.find((one) => Reflect.get(Object(one), 'channel') === 'e-mail')
  expect(letter).toMatchObject({ recipient: 'meena@example.org', subject: 'உங்கள் கடவுச்சொல்லை மீட்டமைக்கவும்' })
  expect(JSON.stringify(letter)).not.toContain('abcdef')
})

test('Only system managers read the outbox, and nobody writes it', async () => {
  const [office, customer] = [await site.userWith('School Office'), await site.userWith('Customer')]
  for (const client of [site.guest, office, customer])
    expect((await client.get('/api/resource/Outbox Message')).status).toBe(403)
  const manager = await site.userWith('System Manager')
  const forged = {
    channel: 'sms',
    recipient: '+919840012345',
    body: 'x',
    event: 'x',
    event_class: 'security',
  }
  expect((await manager.post('/api/resource/Outbox Message', forged)).status).toBe(403)
})

test('Deletes sent messages after three months', async () => {
  const { pool } = site.engine.database
  const count = async () => (await pool.query('select from "Outbox Message"')).rowCount
  const before = await count()
  await site.engine.runTask('notifications.prune')
  expect(await count()).toBe(before)
  await pool.query(`update "Outbox Message" set creation = creation - interval '91 days'`)
  await site.engine.runTask('notifications.prune')
  expect(await count()).toBe(0)
})
