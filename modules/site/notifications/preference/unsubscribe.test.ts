import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { notificationEvent, notifications, notify, type EventClass } from '../index.ts'

const mails: string[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      mails.push(Buffer.concat(parts).toString())
      done()
    })
  },
})

let site: TestSite
beforeAll(async () => {
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  const port = Number(Reflect.get(Object(smtp.server.address()), 'port'))
  const mail = { url: `smtp://127.0.0.1:${port}`, from: 'Asha <office@asha.example>' }
  site = await testSite([notifications], { settings: { mail } })
})
afterAll(async () => {
  await site.close()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})
beforeEach(() => void (mails.length = 0))

const text = { subject: 'Hello', body: 'Hello' }
let keys = 0

/** Sends one message and returns it as the mailbox got it; undefined when none came. */
async function mailOf({ user }: TestClient, eventClass: EventClass): Promise<string | undefined> {
  const event = notificationEvent({
    ...{ name: `sample.${eventClass}`, eventClass, values: [], channels: ['e-mail'] },
    texts: { en: text, hi: text, ta: text },
  })
  mails.length = 0
  const key = String((keys += 1))
  await site.engine.write(administrator, (documents) =>
    notify(documents, { event, key, people: [{ user }], values: {} }),
  )
  await site.engine.runTask('notifications.send')
  return mails[0]
}

async function subscriber(): Promise<TestClient> {
  const client = await site.userWith('Customer')
  const preference = { channel: 'e-mail', event_class: 'promotional' }
  await client.post('/api/method/mela.notifications.set_preference', preference)
  return client
}

const oneClickIn = (mail: string): URL =>
  new URL(/^List-Unsubscribe: *<([^>]*)>/im.exec(mail.replaceAll(/\r\n[ \t]+/g, ''))?.[1] ?? '')

test('A mail program unsubscribes a person by one click, and messages about own affairs still come', async () => {
  const client = await subscriber()
  const mail = (await mailOf(client, 'promotional')) ?? ''
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(mail).toContain('Unsubscribe from these emails')
  const { pathname, search } = oneClickIn(mail)
  const oneClick = {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }
  for (const time of ['first', 'again'])
    expect((await site.guest.request('POST', pathname + search, oneClick)).status, time).toBe(200)
  expect(await mailOf(client, 'promotional')).toBeUndefined()
  expect(await mailOf(client, 'transactional')).toBeDefined()
})

test('Messages about own affairs have no unsubscribe link', async () => {
  const mail = await mailOf(await subscriber(), 'transactional')
  expect(mail).not.toContain('List-Unsubscribe')
})

test('Opening the address changes nothing, and a forged or foreign key is refused', async () => {
  const client = await subscriber()
  const { pathname, search } = oneClickIn((await mailOf(client, 'promotional')) ?? '')
  expect((await site.guest.get(pathname + search)).status).toBe(403)
  for (const key of ['x', 'a.b', `x${new URLSearchParams(search).get('key')}`])
    expect((await site.guest.post(pathname, { key })).status, key).toBe(403)
  expect(await mailOf(client, 'promotional')).toBeDefined()
})

test('Two calls at once store one preference', async () => {
  const client = await site.userWith('Customer')
  const preference = { channel: 'e-mail', event_class: 'promotional' }
  const answers = await Promise.all(
    [1, 0, 1, 0].map((is_on) =>
      client.post('/api/method/mela.notifications.set_preference', { ...preference, is_on }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const { rows } = await site.administrator.get('/api/resource/Notification Preference', {
    filters: [['user', '=', client.user]],
  })
  expect(rows).toHaveLength(1)
})
