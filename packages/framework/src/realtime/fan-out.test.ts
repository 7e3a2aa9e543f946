import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStatements } from '#framework/database'
import { ApiKey, hashSecret, randomSecret, User, type Credential } from '#framework/identity'
import { administrator } from '#framework/permissions'
import { Book, sampleModule, testSite, type TestSite } from '#framework/testing'
import type { Batch } from './pending.ts'
import { fanOut } from './fan-out.ts'
import { type Subscriber, createTopics, type Topics } from './subscribers.ts'

let site: TestSite

beforeAll(async () => {
  site = await testSite([sampleModule().module])
})
afterAll(() => site.close())

const USERS = 40

function insertUser(role: 'Store Manager' | 'Seller'): Promise<{ credential: Credential; user: string }> {
  return site.engine.write(administrator, async (documents) => {
    const email = `${randomSecret().slice(0, 12).toLowerCase()}@example.org`
    const { name: user } = await documents.insert(User, { full_name: role, email, roles: [{ role }] })
    const key = { user, api_key: randomSecret().slice(0, 20), secret_hash: hashSecret(randomSecret()) }
    const { name } = await documents.insert(ApiKey, key)
    return { credential: `key ${name}`, user }
  })
}

function subscribe(topics: Topics, credential: Credential, name: string) {
  const received: unknown[] = []
  const subscriber: Subscriber = {
    credential,
    send: (...message) => void received.push(message),
    end: () => void topics.removeSubscriber(subscriber),
    setTypeName: () => undefined,
    typeNameOf: ({ name }) => name,
  }
  topics.addSubscriber(subscriber)
  topics.join({ kind: 'document', type: Book, name }, subscriber)
  return received
}

function changed(...names: readonly string[]): Batch {
  return {
    changed: new Map([['Sample Book', new Set(names)]]),
    unnamed: new Set(),
    viewers: new Set(),
    requests: [],
    isSessionCheck: false,
  }
}

function insertBook() {
  return site.engine.write(administrator, (documents) => documents.insert(Book, { title: 'Read by many' }))
}

test('Two statements check a thousand subscribed users: who they are and what they may read', async () => {
  const { name } = await insertBook()
  const people = await Promise.all(Array.from({ length: USERS }, () => insertUser('Store Manager')))
  const topics = createTopics(10)
  const received = people.flatMap(({ credential }) =>
    Array.from({ length: 25 }, () => subscribe(topics, credential, name)),
  )
  await site.engine.siteAccess()
  const { statements } = await countStatements(() => fanOut(site.engine, topics, changed(name)))
  expect(statements).toHaveLength(2)
  expect(received.map((message) => message.length)).toEqual(Array.from({ length: 1000 }, () => 1))
})

test('Users with rows of their own share the statements, and each receives only their own events', async () => {
  const topics = createTopics(10)
  const sellers = await Promise.all(Array.from({ length: USERS }, () => insertUser('Seller')))
  const own = await site.engine.write(administrator, (documents) =>
    Promise.all(sellers.map(({ user }) => documents.asSystemFor(user).insert(Book, { title: `of ${user}` }))),
  )
  const names = own.map(({ name }) => name)
  const ownMessages = sellers.map(({ credential }, index) =>
    subscribe(topics, credential, names[index] ?? ''),
  )
  const otherMessages = sellers.map(({ credential }) => subscribe(topics, credential, names[0] ?? ''))
  const { statements } = await countStatements(() => fanOut(site.engine, topics, changed(...names)))
  expect(statements).toHaveLength(2)
  expect(ownMessages.map((message) => message.length)).toEqual(names.map(() => 1))
  expect(otherMessages.map((message) => message.length)).toEqual(
    names.map((_, index) => (index === 0 ? 1 : 0)),
  )
})

test('A change without subscribers runs no statement', async () => {
  const { name } = await insertBook()
  const { statements } = await countStatements(() => fanOut(site.engine, createTopics(10), changed(name)))
  expect(statements).toEqual([])
})
