import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { testSite, type TestSite } from '#framework/testing'
import { notificationEvent, notifications, notify, type Person } from '../index.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite([notifications])
})
afterAll(() => site.close())

const wording = { subject: 'For {{ who }}', body: 'Dear {{ who }},\n{{ answer }}\n{{ link }}' }

const registered = notificationEvent({
  ...{ name: 'sample.registered', eventClass: 'transactional', channels: ['e-mail'] },
  values: ['who', 'answer', 'link'],
  staffWords: ['answer'],
  texts: { en: wording, hi: wording, ta: wording },
})

const asked = notificationEvent({ ...registered, name: 'sample.asked', eventClass: 'security' })

let keys = 0
function notifyPerson(person: Person, event = registered): Promise<void> {
  keys += 1
  const values = {
    who: 'Win at https://evil.example www.evil.example',
    answer: 'Read https://asha.example/fees',
    link: 'https://asha.example/registration/abc',
  }
  return site.engine.write(administrator, (documents) =>
    notify(documents, { event, key: String(keys), people: [person], values }),
  )
}

async function messagesTo(recipient: string) {
  const { rows } = await site.administrator.get('/api/resource/Outbox Message', {
    ...{ filters: { recipient }, fields: ['subject', 'body', 'state', 'error'] },
    limit_page_length: '0',
  })
  return rows
}

test('Sends no web address typed by a stranger to an address without an account', async () => {
  await notifyPerson({ email: 'anybody@example.org' })
  const [message] = await messagesTo('anybody@example.org')
  expect(message).toMatchObject({ subject: 'For Win at https evil. example www evil. example' })
  expect(String(message?.['body'])).not.toMatch(/evil\.example/)
  expect(String(message?.['body'])).toContain('Read https://asha.example/fees')
  expect(String(message?.['body'])).toContain('https://asha.example/registration/abc')
})

test('Sends an account its own text unchanged', async () => {
  const customer = await site.userWith('Customer')
  await site.administrator.put(`/api/resource/User/${customer.user}`, { email: 'own@example.org' })
  await notifyPerson({ user: customer.user })
  expect(await messagesTo('own@example.org')).toMatchObject([
    { subject: expect.stringContaining('https://evil.example') },
  ])
})

test('Drops messages beyond twenty a day to an address without an account, and to no other', async () => {
  const email = 'flooded@example.org'
  for (let count = 0; count < 22; count += 1) await notifyPerson({ email })
  const messages = await messagesTo(email)
  const givenUp = messages.filter(({ state }) => state === 'dead')
  expect([messages.length, givenUp.length]).toEqual([22, 2])
  expect(givenUp[0]).toMatchObject({ error: expect.stringContaining('20 messages today') })
  await notifyPerson({ email }, asked)
  await notifyPerson({ email: 'neighbour@example.org' })
  const queued = [...(await messagesTo(email)), ...(await messagesTo('neighbour@example.org'))]
  expect(queued.filter(({ state }) => state === 'queued')).toHaveLength(22)
})
