import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { notificationEvent, notifications, notify, type EventClass } from '../index.ts'

const text = { subject: 'Hello', body: 'Hello' }
const eventOf = (eventClass: EventClass) =>
  notificationEvent({
    name: `sample.${eventClass}`,
    eventClass,
    values: [],
    channels: ['e-mail', 'sms', 'push'],
    texts: { en: text, hi: text, ta: text },
  })

/** A closed port, so that sending is retried forever. */
const mail = { url: 'smtp://127.0.0.1:9', from: undefined }
const messages = { url: 'http://127.0.0.1:9', dltEntityId: undefined, dltOtpTemplateId: undefined }

let site: TestSite
beforeAll(async () => {
  site = await testSite([notifications], { settings: { mail, messages } })
})
afterAll(() => site.close())

let people = 0
async function reachable(): Promise<TestClient> {
  const client = await site.userWith('Customer')
  const phone = `+9198400${String(12_000 + (people += 1))}`
  await site.administrator.put(`/api/resource/User/${client.user}`, { phone })
  return client
}

let keys = 0
async function channelsUsed({ user }: TestClient, eventClass: EventClass): Promise<readonly unknown[]> {
  const key = String((keys += 1))
  const notice = { event: eventOf(eventClass), key, people: [{ user }], values: {} }
  await site.engine.write(administrator, (documents) => notify(documents, notice))
  const { rows } = await site.administrator.get('/api/resource/Notification', {
    fields: ['channel'],
    filters: [['event_key', '=', key]],
    order_by: 'channel asc',
  })
  return rows.map(({ channel }) => channel)
}

const set = (client: TestClient, preference: object) =>
  client.post('/api/method/mela.notifications.set_preference', preference)

test('Transactional messages are on until opted out, and offers are off until opted in', async () => {
  const client = await reachable()
  expect(await channelsUsed(client, 'transactional')).toEqual(['e-mail', 'sms'])
  expect(await channelsUsed(client, 'promotional')).toEqual([])
  await set(client, { channel: 'sms', event_class: 'transactional', is_on: 0 })
  await set(client, { channel: 'e-mail', event_class: 'promotional' })
  expect(await channelsUsed(client, 'transactional')).toEqual(['e-mail'])
  expect(await channelsUsed(client, 'promotional')).toEqual(['e-mail'])
  await set(client, { channel: 'sms', event_class: 'transactional', is_on: 1 })
  expect(await channelsUsed(client, 'transactional')).toEqual(['e-mail', 'sms'])
})

test('A person sees all their preferences, including the defaults', async () => {
  const client = await reachable()
  await set(client, {
    ...{ channel: 'e-mail', event_class: 'promotional', is_on: 1, time_zone: 'Asia/Kolkata' },
    ...{ quiet_from: '21:00', quiet_until: '08:00' },
  })
  const { message } = await client.get('/api/method/mela.notifications.get_preferences')
  expect(message).toContainEqual({
    ...{ channel: 'e-mail', event_class: 'promotional', is_on: 1, time_zone: 'Asia/Kolkata' },
    ...{ quiet_from: '21:00:00', quiet_until: '08:00:00' },
  })
  expect(message).toContainEqual(
    expect.objectContaining({ channel: 'sms', event_class: 'transactional', is_on: 1, quiet_from: null }),
  )
})

test('Offers only channels with a provider, and push only to users with a subscribed browser', async () => {
  const channelsOf = async (client: TestClient) => {
    const { message } = await client.get('/api/method/mela.notifications.get_preferences')
    const rows: readonly unknown[] = Array.isArray(message) ? message : []
    return [...new Set(rows.map((row): unknown => Reflect.get(Object(row), 'channel')))]
  }
  const client = await reachable()
  expect(await channelsOf(client)).toEqual(['e-mail', 'sms'])
  await client.post('/api/method/mela.notifications.subscribe_push', {
    ...{ endpoint: 'https://push.example.org/send/9', p256dh: 'BPublic', auth: 'secret' },
  })
  expect(await channelsOf(client)).toEqual(['e-mail', 'sms', 'push'])
  const mute = await testSite([notifications])
  expect(await channelsOf(await mute.userWith('Customer'))).toEqual([])
  await mute.close()
})

test.each([
  [{ channel: 'sms', event_class: 'security', is_on: 0 }],
  [{ channel: 'in-app', event_class: 'transactional', is_on: 0 }],
  [{ channel: 'sms', event_class: 'transactional', quiet_from: '21:00' }],
  [{ channel: 'sms', event_class: 'transactional', time_zone: 'Mars/North' }],
])('Refuses a preference like %j', async (preference) => {
  expect((await set(await reachable(), preference)).status).toBe(417)
})

test('STOP ends text messages for a number, START resumes them, and codes still arrive', async () => {
  const client = await reachable()
  const { data } = await site.administrator.get(`/api/resource/User/${client.user}`)
  const from = Reflect.get(Object(data), 'phone')
  const answer = (word: string, key: string) =>
    site.guest.post('/api/method/mela.notifications.receive_text_message', { from, text: word, key })

  expect((await answer('STOP', 'anything')).status).toBe(403)
  await site.administrator.put('/api/resource/Notification Settings/Notification Settings', {
    incoming_key: 'carrier-key',
  })
  expect((await answer('STOP', 'other-key')).status).toBe(403)
  expect((await answer('Stop.', 'carrier-key')).status).toBe(200)
  expect((await answer('STOP', 'carrier-key')).status).toBe(200)
  expect(await channelsUsed(client, 'transactional')).toEqual(['e-mail'])
  expect(await channelsUsed(client, 'security')).toEqual(['e-mail', 'sms'])
  await answer('start', 'carrier-key')
  expect(await channelsUsed(client, 'transactional')).toEqual(['e-mail', 'sms'])
})

test('Creates the push key once, and never reveals its private half', async () => {
  const client = await reachable()
  const keysAsked = await Promise.all(
    [1, 2, 3].map(() => client.post('/api/method/mela.notifications.get_push_key')),
  )
  const publicKeys = new Set(
    keysAsked.map(({ message }): unknown => Reflect.get(Object(message), 'public_key')),
  )
  expect(publicKeys.size).toBe(1)
  expect([...publicKeys][0]).toMatch(/^[\w-]{80,}$/)
  const settings = await site.administrator.get('/api/resource/Notification Settings/Notification Settings')
  const { rows } = await site.engine.database.pool.query<{ push_private_key: string }>(
    'select push_private_key from "Notification Settings"',
  )
  expect(rows[0]?.push_private_key).toMatch(/^[\w-]{40,}$/)
  expect(JSON.stringify(settings.body)).not.toContain(rows[0]?.push_private_key)
})

test('A browser’s push messages go to its latest subscriber', async () => {
  const [one, other] = [await reachable(), await reachable()]
  const browser = { endpoint: 'https://push.example.org/send/1', p256dh: 'BPublic', auth: 'secret' }
  const subscribe = (client: TestClient) =>
    client.post('/api/method/mela.notifications.subscribe_push', browser)
  expect((await subscribe(one)).status).toBe(200)
  expect(await channelsUsed(one, 'transactional')).toContain('push')
  await subscribe(other)
  expect(await channelsUsed(one, 'transactional')).not.toContain('push')
  await other.post('/api/method/mela.notifications.unsubscribe_push', { endpoint: browser.endpoint })
  expect(await channelsUsed(other, 'transactional')).not.toContain('push')
})

test.each(['https://127.0.0.1/x', 'http://push.example.org/x', 'https://localhost/x', 'https://[::1]/x'])(
  'Refuses %s as a browser’s push address',
  async (endpoint) => {
    const client = await reachable()
    const browser = { endpoint, p256dh: 'BPublic', auth: 'secret' }
    expect((await client.post('/api/method/mela.notifications.subscribe_push', browser)).status).toBe(417)
  },
)

test('Deletes a browser subscription that is gone or leads into the internal network', async () => {
  const client = await reachable()
  await client.post('/api/method/mela.notifications.get_push_key')
  const endpoint = 'https://nowhere.invalid/send/2'
  await client.post('/api/method/mela.notifications.subscribe_push', {
    ...{ endpoint, p256dh: 'BPublic', auth: 'secret' },
  })
  await site.engine.database.pool.query(
    `update "Push Subscription" set endpoint = 'https://127.0.0.1/x' where endpoint = $1`,
    [endpoint],
  )
  await channelsUsed(client, 'transactional')
  await site.engine.runTask('notifications.send')
  expect((await client.get('/api/resource/Push Subscription')).data).toEqual([])
})

test('Notifies no disabled user, and at most two thousand at once', async () => {
  const client = await reachable()
  await site.administrator.put(`/api/resource/User/${client.user}`, { enabled: 0 })
  expect(await channelsUsed(client, 'transactional')).toEqual([])
  const people = Array.from({ length: 2001 }, (_, count) => ({ email: `x${count}@example.org` }))
  const notice = { event: eventOf('transactional'), key: 'all', people, values: {} }
  await expect(
    site.engine.write(administrator, (documents) => notify(documents, notice)),
  ).rejects.toMatchObject({ code: 'notifications.too_many_people' })
})

test('The office reads the notification types and the values that their texts may use', async () => {
  const office = await site.userWith('School Office')
  const { message } = await office.get('/api/method/mela.notifications.get_events')
  expect(message).toContainEqual(
    expect.objectContaining({
      event: 'identity.one_time_code',
      event_class: 'security',
      values: ['code', 'minutes', 'host', 'name'],
      channels: ['sms', 'e-mail'],
    }),
  )
})
