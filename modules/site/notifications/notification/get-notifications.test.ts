import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { notificationEvent, notifications, notify, type Person } from '../index.ts'

const sampleEvent = notificationEvent({
  name: 'sample.created',
  eventClass: 'transactional',
  values: ['word'],
  channels: ['in-app'],
  texts: {
    en: { subject: 'It sampleEvent: {{ word }}', body: 'The bell said {{ word }}.' },
    hi: { subject: 'घंटी: {{ word }}', body: 'घंटी ने कहा {{ word }}।' },
    ta: { subject: 'மணி: {{ word }}', body: 'மணி சொன்னது {{ word }}.' },
  },
})

let site: TestSite
let meena: TestClient
beforeAll(async () => {
  site = await testSite([notifications])
  meena = await site.userWith('Customer')
})
afterAll(() => site.close())

function notifyOf(event: typeof sampleEvent, key: string, people: readonly Person[]): Promise<void> {
  const notice = { event, key, people, values: { word: key }, link: '/bells' }
  return site.engine.write(administrator, (documents) => notify(documents, notice))
}

const notifyPeople = (key: string, ...people: readonly Person[]) => notifyOf(sampleEvent, key, people)

const asked = (client: TestClient, args = {}) =>
  client.post('/api/method/mela.notifications.get_notifications', args)

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function rowsOf(data: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(data) ? data.filter(isRow) : []
}

test('A person reads only their own notifications, the latest first', async () => {
  await notifyPeople('ding', { user: meena.user })
  await notifyPeople('dong', { user: meena.user })
  const { message } = await asked(meena)
  expect(message).toMatchObject({
    notifications: [
      { title: 'It sampleEvent: dong', body: 'The bell said dong.', link: '/bells', read_at: null },
      { title: 'It sampleEvent: ding' },
    ],
    unread_count: 2,
  })
  const other = await site.userWith('Customer')
  expect((await asked(other)).message).toEqual({ notifications: [], unread_count: 0 })
  expect((await other.get('/api/resource/Notification')).data).toEqual([])
  expect((await site.guest.post('/api/method/mela.notifications.get_notifications')).status).toBe(403)
})

test('Notifies once for a key, also concurrently', async () => {
  const farida = await site.userWith('Customer')
  const person = { user: farida.user }
  await Promise.all([notifyPeople('once', person), notifyPeople('once', person, person)])
  await notifyPeople('once', person)
  expect((await asked(farida)).message).toMatchObject({ unread_count: 1 })
})

test('A person reads notifications in their own language', async () => {
  const kavya = await site.userWith('Customer')
  await site.administrator.put(`/api/resource/User/${kavya.user}`, { language: 'ta' })
  await notifyPeople('ting', { user: kavya.user })
  expect((await asked(kavya)).message).toMatchObject({ notifications: [{ title: 'மணி: ting' }] })
})

test('The office overrides a text, and one with an unknown value is skipped', async () => {
  const office = await site.userWith('School Office')
  const template = { event: 'sample.created', channel: 'in-app', language: 'en', subject: 'Bell', body: 'x' }
  const made = await office.post('/api/resource/Notification Template', template)
  const address = `/api/resource/Notification Template/${Reflect.get(Object(made.data), 'name')}`
  await notifyPeople('worded', { user: office.user })
  await office.put(address, { subject: 'Bell of {{ nobody }}' })
  await notifyPeople('unworded', { user: office.user })
  expect((await asked(office)).message).toMatchObject({
    notifications: [{ title: 'It sampleEvent: unworded' }, { title: 'Bell' }],
  })
  expect((await office.put(address, { subject: '{{ TranslateText }}' })).status).toBe(417)
})

test('An event with a new name keeps the template and the notifications of its earlier one', async () => {
  const office = await site.userWith('School Office')
  const tolled = { ...sampleEvent, name: 'sample.tolled' }
  const renamed = { renamedFrom: tolled.name, renamedValues: { tone: 'word' } } as const
  const pealed = { ...sampleEvent, name: 'sample.pealed', ...renamed }
  const people = [{ user: office.user }]
  const template = { event: tolled.name, channel: 'in-app', language: 'en' }
  const wording = { subject: 'Peal: {{ tone }}', body: 'x' }
  await office.post('/api/resource/Notification Template', { ...template, ...wording })
  await notifyOf(tolled, 'once', people)
  await notifyOf(pealed, 'once', people)
  await notifyOf(pealed, 'again', people)
  expect((await asked(office)).message).toMatchObject({
    notifications: [{ title: 'Peal: again' }, { title: 'It sampleEvent: once' }],
    unread_count: 2,
  })
})

test('A seen notification is not counted as unread, however often it is seen', async () => {
  const reader = await site.userWith('Customer')
  for (const key of ['a', 'b', 'c']) await notifyPeople(key, { user: reader.user })
  const { message } = await asked(reader)
  const [first] = rowsOf(Reflect.get(Object(message), 'notifications'))
  const seen = () => reader.post('/api/method/mela.notifications.mark_read', { name: first?.['name'] })
  expect((await seen()).message).toEqual({ unread_count: 2 })
  expect((await seen()).message).toEqual({ unread_count: 2 })
  expect(
    (await meena.post('/api/method/mela.notifications.mark_read', { name: first?.['name'] })).status,
  ).toBe(404)
  const all = await reader.post('/api/method/mela.notifications.mark_all_read')
  expect(all.message).toEqual({ unread_count: 0 })
})

test('Marks all of the user’s unread notifications as read at once, and nobody else’s', async () => {
  const reader = await site.userWith('Customer')
  const other = await site.userWith('Customer')
  await site.engine.write(administrator, async (documents) => {
    for (let number = 0; number < 1_100; number += 1)
      await notify(documents, {
        ...{ event: sampleEvent, key: `unread ${number}`, values: { word: 'x' } },
        people: number === 0 ? [{ user: reader.user }, { user: other.user }] : [{ user: reader.user }],
      })
  })
  expect((await asked(reader)).message).toMatchObject({ unread_count: 1_100 })
  const all = await reader.post('/api/method/mela.notifications.mark_all_read')
  expect(all.message).toEqual({ unread_count: 0 })
  const { message } = await asked(reader)
  expect(message).toMatchObject({ unread_count: 0 })
  const [latest] = rowsOf(Reflect.get(Object(message), 'notifications'))
  expect(latest?.['read_at']).not.toBeNull()
  expect((await asked(other)).message).toMatchObject({ unread_count: 1 })
})

test('Lists notifications in pages of at most a hundred', async () => {
  const page = await asked(meena, { limit_start: 1, limit_page_length: 1 })
  expect(page.message).toMatchObject({ notifications: [{ title: 'It sampleEvent: ding' }] })
  expect((await asked(meena, { limit_page_length: 101 })).status).toBe(417)
})

test('Notifies any number of recipients, each only once', async () => {
  const people = Array.from({ length: 450 }, (_, count) => ({ email: `many${count}@example.org` }))
  const notice = {
    event: { ...sampleEvent, channels: ['e-mail'] as const },
    key: 'many',
    people,
    values: { word: 'x' },
  }
  for (let time = 0; time < 2; time += 1)
    await site.engine.write(administrator, (documents) => notify(documents, notice))
  const filters = [['event_key', '=', 'many']]
  const stored = await site.administrator.get('/api/resource/Notification', {
    filters,
    limit_page_length: 1000,
  })
  expect(stored.rows).toHaveLength(450)
})
